import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parseAst } from 'vite';

type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];
type Tree = { readonly type: string; readonly [key: string]: unknown };

const CORE = '?core';
const REST = '?rest';

/**
 * Splits a module of a package in two, because a chunk holds the whole of it: what the named declarations need, which the
 * start needs too, and the rest, which its importers load. A new import of the rest by the start's code is correct, but larger.
 */
export function splitModule(module: RegExp, ...core: readonly string[]): Plugin {
  const hasParts = (id: string) => module.test(id.replace(/\?.*/, ''));
  return {
    name: 'split-module',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (hasParts(id) && (id.endsWith(CORE) || id.endsWith(REST)) ? id : undefined),
    load(id) {
      if (!hasParts(id)) return undefined;
      const [file = id, part] = id.split('?');
      const parts = splitCode(readFileSync(file, 'utf8'), core, file);
      if (part === undefined) return parts.index;
      return `?${part}` === CORE ? parts.core : { code: parts.rest, moduleSideEffects: false };
    },
  };
}

/** The code of both parts, and of a module that exports what the whole one does. Lines stay where they were, for source maps. */
export function splitCode(code: string, core: readonly string[], file: string) {
  const { body } = parseAst(code);
  const owners = new Map(body.flatMap((each) => listDeclared(each).map((name) => [name, each] as const)));
  const inCore = collectCore(body, owners, core);
  const isCore = (name: string) => inCore.has(owners.get(name) as Statement);
  const names = [...owners.keys()];
  const coreNames = names.filter(isCore).join(', ');
  const keep = (kept: (statement: Statement) => boolean) =>
    body.reduce(
      (text, each) =>
        each.type === 'ImportDeclaration' || kept(each) ? text : blank(text, each.start, each.end),
      code,
    );
  const exported = listExports(body);
  const pick = (wanted: boolean) =>
    exported
      .filter(([local]) => isCore(local) === wanted)
      .map((pair) => pair.join(' as '))
      .join(', ');
  return {
    core: `${keep((each) => inCore.has(each))}\nexport { ${coreNames} };`,
    rest: `${keep((each) => !inCore.has(each) && !isImportOrExport(each))}
import { ${coreNames} } from '${file}${CORE}';
export { ${names.filter((name) => !isCore(name)).join(', ')} };`,
    index: `export { ${pick(true)} } from '${file}${CORE}';\nexport { ${pick(false)} } from '${file}${REST}';`,
  };
}

/** What the roots and the statements with effects need. An assignment to a property of a declaration belongs to it. */
function collectCore(
  body: readonly Statement[],
  owners: ReadonlyMap<string, Statement>,
  roots: readonly string[],
): ReadonlySet<Statement> {
  const unknown = roots.filter((name) => !owners.has(name));
  if (unknown.length > 0) throw new Error(`The module declares no ${unknown.join(', ')}.`);
  const effects = body.filter(
    (each) =>
      listDeclared(each).length === 0 && !isImportOrExport(each) && !owners.has(assignedName(each) ?? ''),
  );
  const found = new Set([...effects, ...roots.map((name) => owners.get(name) as Statement)]);
  for (const each of found) {
    for (const name of listNames(each)) {
      const owner = owners.get(name);
      if (owner) found.add(owner);
    }
    const declared = listDeclared(each);
    for (const other of body) if (declared.includes(assignedName(other) ?? '')) found.add(other);
  }
  return found;
}

function listDeclared(statement: Statement): readonly string[] {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return statement.id ? [statement.id.name] : [];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.map(({ id }) => {
    if (id.type !== 'Identifier') throw new Error('A declaration with a pattern cannot be split.');
    return id.name;
  });
}

const isImportOrExport = ({ type }: Statement) => /^(Import|Export)/.test(type);

/** `Name` of the statement `Name.property = value`. */
function assignedName(statement: Statement): string | undefined {
  if (statement.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression')
    return undefined;
  const { object } = expression.left;
  return object.type === 'Identifier' ? object.name : undefined;
}

function listExports(body: readonly Statement[]): readonly (readonly [string, string])[] {
  return body.flatMap((each) =>
    each.type === 'ExportNamedDeclaration'
      ? each.specifiers.map(({ local, exported }) => [nameOf(local), nameOf(exported)] as const)
      : [],
  );
}

const nameOf = (node: { name: string } | { value: string }) => ('name' in node ? node.name : node.value);

/** All names in a syntax tree, except of properties. A local name counts too, which can only make the core larger. */
function listNames(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(listNames);
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const tree = node as Tree;
  if (tree.type === 'Identifier') return [String(tree.name)];
  const isPlainKey = (key: string) => (key === 'property' || key === 'key') && tree.computed === false;
  return Object.entries(tree).flatMap(([key, child]) => (isPlainKey(key) ? [] : listNames(child)));
}

const blank = (text: string, from: number, to: number) =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to);
