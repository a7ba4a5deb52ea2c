/** One cell of docs/access-matrix.md: may this person send this request? */
type Cell = {
  readonly name: string;
  readonly action: string;
  readonly person: string;
  readonly may: boolean;
};

export type Row = { readonly match: string; readonly cells: readonly Cell[] };

/** The persons that every request is tried as. What the last two may, the page says before its sections. */
const people = [
  ...['signed out', 'another user', 'the owner', 'a curator'],
  ...['an owner whose Google account names another account', 'an owner with a session of another provider'],
];
const writes = ['create', 'update'];
const BOUND_OWNER = 'the bound owner';

/** The words of the page for who may: an answer for each of the first four of `people`. */
const answers: Readonly<Record<string, readonly [boolean, boolean, boolean, boolean]>> = {
  anyone: [true, true, true, true],
  'signed-in users': [false, true, true, true],
  'the owner, curators': [false, false, true, true],
  'the owner': [false, false, true, false],
  [BOUND_OWNER]: [false, false, true, false],
  curators: [false, false, false, true],
  nobody: [false, false, false, false],
};
const actions = ['get', 'list', 'create', 'update', 'delete'];

/**
 * The sections of docs/access-matrix.md. An action without a line is refused to everyone.
 * @throws when a line has no known person.
 */
export function parseMatrix(markdown: string): Row[] {
  return markdown
    .split('\n## ')
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const listed = lines.filter((line) => line.startsWith('- ')).flatMap(parseLine);
      const missing = actions.filter((action) => listed.every((cell) => cell.action !== action));
      const refused = missing.flatMap((action) => createCells(action, 'nobody'));
      return { match: heading.replaceAll('`', ''), cells: [...listed, ...refused] };
    });
}

function parseLine(line: string): Cell[] {
  const [, name = '', who = ''] = /^- (.+?): ([^;]+)/.exec(line) ?? [];
  return createCells(name, who);
}

function createCells(name: string, who: string): Cell[] {
  const may = answers[who];
  if (!may) throw new Error(`docs/access-matrix.md does not define "${who}".`);
  const action = name.split(' ')[0] ?? '';
  const [anyone, , owner] = may;
  const all = [...may, owner && who !== BOUND_OWNER && !writes.includes(action), anyone];
  return people.map((person, index) => ({ name, action, person, may: all[index] === true }));
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
