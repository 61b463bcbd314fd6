// docs/engine.md tells all that a search can be asked.

import fs from 'node:fs';
import { expect, test } from 'vitest';
import ts from 'typescript';

const page = fs.readFileSync('docs/engine.md', 'utf8');
const source = ts.createSourceFile(
  'search.ts',
  fs.readFileSync('src/engine/search.ts', 'utf8'),
  ts.ScriptTarget.Latest,
  true,
);

test.each(['SearchLimits', 'SearchOptions'])('the fields of %s', (name) => {
  const fields = source.statements
    .filter((each) => ts.isInterfaceDeclaration(each))
    .filter((each) => each.name.text === name)
    .flatMap(({ members }) => members.map((member) => member.name?.getText()));
  expect(fields).toContain('depth');
  for (const field of fields) expect(page).toMatch(new RegExp(`^\\| \`${field}\` +\\|`, 'm'));
});
