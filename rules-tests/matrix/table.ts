/** One cell of the table in docs/security.md: may these people send this request? */
type Cell = {
  readonly name: string;
  readonly action: string;
  readonly person: string;
  readonly may: boolean;
};

export type Row = { readonly match: string; readonly cells: readonly Cell[] };

const matchLine = /^\| \*\*`(.+)`\*\* \|/;
const actions = ['get', 'list', 'create', 'update', 'delete'];

/** The rows of the table "Who may do what". A line may list several actions without further words. */
export function parseTable(markdown: string): Row[] {
  const [head = '', , ...lines] = markdown.slice(markdown.indexOf('| document |')).split('\n');
  const people = splitCells(head).slice(2, -1);
  const rows: { match: string; cells: Cell[] }[] = [];
  for (const line of lines.slice(
    0,
    lines.findIndex((each) => !each.startsWith('|')),
  )) {
    const [, match] = matchLine.exec(line) ?? [];
    if (match === undefined) rows.at(-1)?.cells.push(...parseLine(line, people));
    else rows.push({ match, cells: [] });
  }
  return rows;
}

function parseLine(line: string, people: readonly string[]): Cell[] {
  const [, text = '', ...answers] = splitCells(line);
  const words = text.split(', ');
  const names = words.every((word) => actions.includes(word)) ? words : [text];
  return names.flatMap((name) =>
    people.map((person, index) => {
      const action = name.split(' ')[0] ?? '';
      return { name, action, person, may: answers[index] === 'yes' };
    }),
  );
}

function splitCells(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

export function findAllowed({ match, cells }: Row): string {
  const allowed = cells.filter(({ may }) => may).map(({ action }) => action);
  return `${match}: ${[...new Set(allowed)].toSorted().join(' ')}`;
}

const root = '/databases/{database}/documents';

/** Each `match` of the rules that allows something, with its whole path and the actions that it allows. */
export function findMatches(rules: string): string[] {
  const open: { path: string; indent: number; actions: string[] }[] = [];
  const found: typeof open = [];
  for (const line of rules.split('\n')) {
    const indent = line.search(/\S/);
    const [, match] = /^\s*match (\S+) \{$/.exec(line) ?? [];
    const [, allowed] = /^\s*allow ([a-z, ]+)[:;]/.exec(line) ?? [];
    if (match !== undefined) {
      while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
      open.push({ path: `${open.at(-1)?.path ?? ''}${match}`, indent, actions: [] });
      found.push(...open.slice(-1));
    }
    if (allowed !== undefined) open.at(-1)?.actions.push(...allowed.split(', '));
  }
  return found
    .filter(({ actions }) => actions.length > 0)
    .map(({ path, actions }) => `${path.replace(root, '')}: ${[...new Set(actions)].toSorted().join(' ')}`);
}
