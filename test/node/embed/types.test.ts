// The element's types: every event that it documents has one, wherever a page may hear it, and frameworks
// may give it what it takes.

import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, programOf } from './type-check.js';

const root = path.resolve(import.meta.dirname, '..', '..', '..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** What docs/element.md says of each event: names of the fields of its detail. */
const documented = new Map(
  [...read('docs/element.md').matchAll(/^\| `(junqi-[\w-]+)` *\| (.*?) *\|$/gm)].map(
    ([, name = '', text = '']) => [name, /`\{ ([\w, ]+) \}`/.exec(text)?.[1]?.split(', ') ?? []],
  ),
);

/** The fields of each event's detail, by the types. */
function typed(): Map<string, string[]> {
  const program = programOf({
    'details.ts': `import type { JunqiBoardEvents } from 'junqi/board';
      export type Details = { [Name in keyof JunqiBoardEvents]: JunqiBoardEvents[Name]['detail'] };`,
  });
  const checker = program.getTypeChecker();
  const [file] = program.getSourceFiles().filter(({ fileName }) => /details\.ts$/.test(fileName));
  const [details] = checker.getExportsOfModule(checker.getSymbolAtLocation(file!)!);
  return new Map(
    checker
      .getDeclaredTypeOfSymbol(details!)
      .getProperties()
      .map((event) => [
        event.name,
        checker
          .getTypeOfSymbol(event)
          .getProperties()
          .map(({ name }) => name),
      ]),
  );
}

describe('the map of events', () => {
  let types = new Map<string, string[]>();
  beforeAll(() => void (types = typed()));

  it('has every event that the sources and the documentation tell of, and no other', () => {
    const sources = fs
      .readdirSync(path.join(root, 'component'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => read(`component/${file}`));
    const told = sources.flatMap((text) => [...text.matchAll(/@fires (\S+)/g)].map(([, n]) => n));
    expect(types.size).toBeGreaterThan(15);
    expect([...types.keys()].sort()).toEqual([...documented.keys()].sort());
    expect([...new Set(told)].sort()).toEqual([...documented.keys()].sort());
  });

  it('has the fields that the documentation names', () => {
    for (const [name, fields] of documented)
      expect([name, types.get(name)?.sort()]).toEqual([name, [...fields].sort()]);
  });
});

const names = [...documented.keys()];
const pascal = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

describe('types', () => {
  it('are those of the events for whoever listens', () => {
    const hears = (target: string) =>
      names.map(
        (name) =>
          `${target}.addEventListener('${name}', ({ detail }) => is<'${name}'>(detail), { once: true });`,
      );
    const page = `import 'junqi/define';
      import type { JunqiBoardEvents } from 'junqi/board';
      const is = <Name extends keyof JunqiBoardEvents>(detail: JunqiBoardEvents[Name]['detail']) => detail;
      const board = document.querySelector('junqi-board')!;
      const made = document.createElement('junqi-board');
      ${['board', 'made', 'document.body', 'document', 'window'].flatMap(hears).join('\n')}
      const over = ({ detail }: JunqiBoardEvents['junqi-over']) => console.log(detail.result, detail.by);
      board.addEventListener('junqi-over', over);
      board.removeEventListener('junqi-over', over);
      board.addEventListener('click', ({ clientX }) => console.log(clientX));
      board.addEventListener('my-own', (event: Event) => console.log(event.type));`;
    expect(faultsOf({ 'page.ts': page })).toEqual([]);
  });

  it('refuse what an event does not tell', () => {
    const page = `import 'junqi/define';
      const board = document.createElement('junqi-board');
      board.addEventListener('junqi-turn', ({ detail }) => detail.colour);
      board.addEventListener('junqi-edit', ({ detail }) => { const rules: number = detail.rules; });`;
    expect(faultsOf({ 'page.ts': page }).map((fault) => fault.slice(0, 17))).toEqual([
      'page.ts:3: TS2339',
      'page.ts:4: TS2322',
    ]);
  });

  it('are those of the events in React and JSX', () => {
    const short = (name: string) => pascal(name.replace('junqi-', ''));
    const app = `import type {} from 'junqi/jsx';
      import type { JunqiBoardEvents } from 'junqi/board';
      import { JunqiBoard } from 'junqi/react';
      const is = <Name extends keyof JunqiBoardEvents>(detail: JunqiBoardEvents[Name]['detail']) => void detail;
      export const component = <JunqiBoard ${names.map((name) => `on${short(name)}={({ detail }) => is<'${name}'>(detail)}`).join(' ')} />;
      export const tag = <junqi-board ${names.map((name) => `on${name}={({ detail }) => is<'${name}'>(detail)}`).join(' ')} />;`;
    expect(faultsOf({ 'app.tsx': app })).toEqual([]);
  });

  it('are those of the events by the names of Vue and Svelte', () => {
    const listeners = `import type { BoardEvents, BoardListeners, Pascal } from './component/frameworks/props.js';
      type Vue = { [Name in keyof BoardEvents as \`on\${Pascal<Name>}\`]: BoardEvents[Name] };
      export const vue: (keyof Vue)[] = ${JSON.stringify(names.map((name) => `on${pascal(name)}`))};
      export const svelte: (keyof BoardListeners<'on:'>)[] = ${JSON.stringify(names.map((name) => `on:${name}`))};`;
    expect(faultsOf({ 'listeners.ts': listeners })).toEqual([]);
  });

  it('of what frameworks may give are those of the element', () => {
    const given = `import type { JunqiBoard } from 'junqi/board';
      import type { BoardProps } from './component/frameworks/props.js';
      type Refused = { [Name in keyof BoardProps]-?: BoardProps[Name] extends JunqiBoard[Name] | undefined ? never : Name };
      type Missed = { [Name in keyof BoardProps]-?: JunqiBoard[Name] extends BoardProps[Name] ? never : Name };
      export const agree: never = undefined as unknown as (Refused | Missed)[keyof BoardProps];
      declare const board: JunqiBoard;
      board.ply = board.destinations = board.view = board.lastTurn = board.options = board.pieceSet = null;`;
    expect(faultsOf({ 'given.ts': given })).toEqual([]);
  });

  it('of the small programs of test/packages are right', () => {
    const folder = 'test/packages/react';
    const programs = fs
      .readdirSync(path.join(root, folder))
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [`${folder}/${file}`, read(`${folder}/${file}`)]);
    expect(faultsOf(Object.fromEntries(programs) as Record<string, string>)).toEqual([]);
  });
});
