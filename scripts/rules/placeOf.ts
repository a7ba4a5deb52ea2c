/** The match, and in it the function or the permission, in which this place of the rules stands. */
export function placeOf(rules: string, at: number): string {
  const above: { indent: number; name: string }[] = [];
  for (const line of rules.slice(0, endOfLine(rules, at)).split('\n')) {
    const named = /^(\s*)(?:match (\S+) \{|function (\w+\().*|(allow [a-z, ]+)[:;].*)$/.exec(line);
    if (!named) continue;
    const indent = named[1]?.length ?? 0;
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    above.push({ indent, name: named[2] ?? (named[3] ? `${named[3]})` : (named[4] ?? '')) });
  }
  return above
    .map(({ name }) => name)
    .slice(1)
    .join(' ');
}

function endOfLine(rules: string, at: number): number {
  const end = rules.indexOf('\n', at);
  return end === -1 ? rules.length : end;
}
