const root = '/databases/{database}/documents';

/** A `match` of firestore.rules. */
export type RulesMatch = {
  /** The whole path: `/users/{uid}/upvotes/{listKey}`. */
  readonly path: string;
  /** The lines of the match, without those of the matches in it. */
  readonly text: string;
  /** What it allows. */
  readonly actions: readonly string[];
};

/** All matches in the text of firestore.rules. Their indentation tells which is in which. */
export function readRules(rules: string): RulesMatch[] {
  const open: { path: string; indent: number; lines: string[] }[] = [];
  const found: typeof open = [];
  for (const line of rules.split('\n')) {
    const indent = line.search(/\S/);
    while (indent >= 0 && (open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const [, match] = /^\s*match (\S+) \{$/.exec(line) ?? [];
    if (match === undefined) open.at(-1)?.lines.push(line);
    else {
      open.push({ path: `${open.at(-1)?.path ?? ''}${match}`, indent, lines: [] });
      found.push(...open.slice(-1));
    }
  }
  return found.map(({ path, lines }) => {
    const allowed = lines.flatMap((line) => /^\s*allow ([a-z, ]+)[:;]/.exec(line)?.[1]?.split(', ') ?? []);
    return {
      path: path.replace(root, ''),
      text: lines.join('\n'),
      actions: [...new Set(allowed)].toSorted(),
    };
  });
}
