import { commentRows } from './matrix/comments.ts';
import { listRows } from './matrix/lists.ts';
import { moderationRows } from './matrix/moderation.ts';
import { reactionRows } from './matrix/reactions.ts';
import { resultRows } from './matrix/results.ts';
import { type Act, allRights, people, type Right, type Row } from './matrix/row.ts';
import { userRows } from './matrix/users.ts';

/** Who may do what to which document. docs/security.md shows it, matrix.test.ts walks through it. */
export const matrix: readonly Row[] = [
  ...userRows,
  ...listRows,
  ...reactionRows,
  ...commentRows,
  ...resultRows,
  ...moderationRows,
];

const head = ['document', 'act', ...people, 'condition'];

/** The matrix as docs/security.md holds it. */
export function matrixInMarkdown(rows: readonly Row[]): string {
  const lines = [head, head.map(() => '---'), ...rows.flatMap(linesOf)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function linesOf(row: Row): string[][] {
  const rights = allRights(row);
  const refused = rights.filter(({ who, what }) => who.length === 0 && what === undefined);
  const named = rights.filter((right) => !refused.includes(right));
  const title = [`**\`${row.match}\`**`, '', ...people.map(() => ''), `functions: ${row.functions}`];
  return [title, ...named.map(lineOf), ...(refused.length > 0 ? [lineOfRefused(refused)] : [])];
}

function lineOf({ act, what, who, when }: Right): string[] {
  const name = what === undefined ? act : `${act} ${what}`;
  return ['', name, ...people.map((person) => (who.includes(person) ? 'yes' : '–')), when ?? ''];
}

function lineOfRefused(refused: readonly Right[]): string[] {
  return ['', refused.map(({ act }) => act).join(', '), ...people.map(() => '–'), ''];
}

export type NamedMatch = { readonly path: string; readonly acts: Act[] };

const root = '/databases/{database}/documents';

/** Each `match` of the rules that allows something, with its whole path and what it allows to somebody. */
export function matchesOf(rules: string): NamedMatch[] {
  const open: (NamedMatch & { indent: number })[] = [];
  const found: NamedMatch[] = [];
  for (const line of rules.split('\n')) {
    const indent = line.search(/\S/);
    const match = /^\s*match (\S+) \{$/.exec(line);
    const allow = /^\s*allow ([a-z, ]+)[:;]/.exec(line);
    if (match?.[1] !== undefined) {
      while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
      const above = open.at(-1)?.path ?? '';
      const named = { path: `${above}${match[1]}`.replace(root, ''), acts: [], indent };
      open.push(named);
      found.push(named);
    }
    if (allow?.[1] !== undefined) open.at(-1)?.acts.push(...(allow[1].split(', ') as Act[]));
  }
  return found
    .filter(({ acts }) => acts.length > 0)
    .map(({ path, acts }) => ({ path, acts: [...new Set(acts)] }));
}
