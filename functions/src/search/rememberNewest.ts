/** Sets an entry and forgets the one that was set longest ago when there are more than `most`. */
export function rememberNewest<Value>(
  entries: Map<string, Value>,
  [key, value]: readonly [string, Value],
  most: number,
): void {
  entries.delete(key);
  entries.set(key, value);
  const [oldest] = entries.keys();
  if (entries.size > most && oldest !== undefined) entries.delete(oldest);
}
