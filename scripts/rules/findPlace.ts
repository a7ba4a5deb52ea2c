/** The match, and in it the function or the permission, that contains this offset of the rules. */
export function findPlace(rules: string, offset: number): string {
  const above: { indent: number; name: string }[] = [];
  const [endOfLine = ''] = rules.slice(offset).split('\n', 1);
  for (const line of rules.slice(0, offset + endOfLine.length).split('\n')) {
    const named = /^(\s*)(?:match (\S+) \{|function (\w+\().*|(allow [a-z, ]+)[:;].*)$/.exec(line);
    if (!named) continue;
    const [, { length: indent } = '', match, call, permission = ''] = named;
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    above.push({ indent, name: match ?? (call ? `${call})` : permission) });
  }
  // Every document is inside the first match.
  return above
    .slice(1)
    .map(({ name }) => name)
    .join(' ');
}
