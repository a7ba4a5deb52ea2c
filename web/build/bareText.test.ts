import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { rootFolder } from '../../scripts/lib/folders.ts';

const source = join(rootFolder, 'web/src');

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node;

/** What an expression shows, by its conditions; undefined for nothing. */
function getBranches(expression: ts.Expression): (ts.Expression | undefined)[] {
  const node = unwrap(expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(getBranches);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return [undefined, ...getBranches(node.right)];
  const isNothing = node.kind === ts.SyntaxKind.NullKeyword || node.getText() === 'undefined';
  return [isNothing ? undefined : node];
}

const isText = (node: ts.Expression | undefined) =>
  node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));
const isElement = (node: ts.Expression) =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
const isSeen = (child: ts.JsxChild) =>
  ts.isJsxText(child) ? !child.containsOnlyTriviaWhiteSpaces : !ts.isJsxExpression(child) || child.expression;
const holdsText = (node: ts.Expression | undefined) =>
  node !== undefined &&
  ts.isJsxFragment(node) &&
  node.children.some(
    (child) =>
      isSeen(child) &&
      (ts.isJsxText(child) ||
        (ts.isJsxExpression(child) && getBranches(child.expression as never).some(isText))),
  );

/** Whether a child shows a text that React may take away, and that has no element of its own. */
function isBareText(child: ts.JsxChild, isAlone: boolean): boolean {
  if (!ts.isJsxExpression(child) || !child.expression) return false;
  const branches = getBranches(child.expression);
  const comesAndGoes = branches.some((branch) => branch === undefined || isElement(branch));
  return (
    (!isAlone && comesAndGoes && branches.some(isText)) || (branches.length > 1 && branches.some(holdsText))
  );
}

function findBareTexts(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  const findIn = (node: ts.Node): string[] => {
    const children = ts.isJsxElement(node) || ts.isJsxFragment(node) ? node.children.filter(isSeen) : [];
    const found = children.filter((child) => isBareText(child, children.length === 1));
    const below: string[] = [];
    ts.forEachChild(node, (child) => void below.push(...findIn(child)));
    return [...found.map((child) => `${file}: ${child.getText()}`), ...below];
  };
  return findIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
}

// A translator in the browser replaces such a text, and React would fail at removing it (app/translation.ts).
test('no text comes and goes beside other children without an element of its own', () => {
  const files = globSync('**/*.tsx', { cwd: source }).filter((file) => !/\.test\.|^testing\//.test(file));
  expect(files.flatMap(findBareTexts)).toEqual([]);
});
