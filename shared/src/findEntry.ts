/** The entry of a map under a text from outside, which may be the name of something that every object inherits. */
export function findEntry<Value>(map: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(map, name) ? map[name] : undefined;
}
