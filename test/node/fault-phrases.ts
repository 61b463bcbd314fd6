// Every phrase that the sources can put into a fault: read from the sources themselves, so that none is forgotten.

import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What stands for a value in a phrase, such as a seat or a number. */
export const HOLE = '{}';

/** Whose arguments are phrases. */
const MAKERS = /(^|[.#])(fault|malformed|cutShort|listReader|RangeError|noContradiction)$/;
/** The same, after the name of a rule. */
const OF_RULES = /(^|[.#])(disagree|say|reason)$/;
/** What holds phrases in an object. */
const FIELDS = /^(where|found|expected|why|message)$/;
/** What gives phrases. */
const TELLERS = /^(why|reasonAgainst$|wrongAt$|unfit$|expectedValue$|miscounted$)|Forbidden$/;
const QUOTERS = /^(quoted|quotedWhole|shown)$/;

/** Phrases by the file they stand in, each once. */
export function faultPhrases(files: readonly string[]): Map<string, string> {
  const phrases = new Map<string, string>();
  for (const file of files.flatMap(sourcesIn)) {
    const text = fs.readFileSync(file, 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const expression of expressionsIn(source)) {
      for (const phrase of phrasesOf(expression, source)) phrases.set(phrase, file);
    }
  }
  return phrases;
}

function sourcesIn(place: string): string[] {
  if (place.endsWith('.ts')) return [place];
  return fs
    .readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => path.join(place, name));
}

function expressionsIn(source: ts.SourceFile): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node, teller: boolean): void => {
    if (ts.isFunctionDeclaration(node)) teller = TELLERS.test(node.name?.text ?? '');
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const name = node.expression.getText();
      const given = node.arguments ?? [];
      if (MAKERS.test(name)) found.push(...given);
      if (OF_RULES.test(name)) found.push(...given.slice(1));
    }
    if (ts.isPropertyAssignment(node) && FIELDS.test(node.name.getText())) {
      found.push(node.initializer);
    }
    if (teller && ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    if (teller && ts.isVariableDeclaration(node) && node.initializer) found.push(node.initializer);
    ts.forEachChild(node, (child) => visit(child, teller));
  };
  visit(source, false);
  return found;
}

/** All that an expression can be; a hole for what only the run knows. */
function phrasesOf(node: ts.Node, source: ts.SourceFile, depth = 0): string[] {
  const again = (inner: ts.Node): string[] => phrasesOf(inner, source, depth + 1);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return again(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.slice(1).flatMap(again);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(again);
  if (ts.isBinaryExpression(node)) return [node.left, node.right].flatMap(again);
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (begun, { expression, literal }) =>
        again(expression).flatMap((inner) => begun.map((text) => text + inner + literal.text)),
      [node.head.text],
    );
  }
  if (ts.isCallExpression(node)) {
    const name = node.expression.getText();
    if (QUOTERS.test(name)) return [`"${HOLE}"`, 'nothing'];
  }
  const constants = ts.isIdentifier(node) && depth < 9 ? constantsNamed(node.text, source) : [];
  return constants.length > 0 ? [...new Set(constants.flatMap(again))] : [HOLE];
}

/** Whatever a file calls so: several functions may have a constant of one name. */
function constantsNamed(name: string, source: ts.SourceFile): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer) {
      found.push(node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
