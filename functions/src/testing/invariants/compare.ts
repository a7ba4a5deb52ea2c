import { isDeepStrictEqual } from 'node:util';

/** Describes the difference between two values, if there is one. */
export function compare(what: string, actual: unknown, expected: unknown): string[] {
  if (isDeepStrictEqual(actual, expected)) return [];
  return [`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`];
}

type Values = ReadonlyMap<string, unknown>;

export function compareMaps(what: string, actual: Values, expected: Values): string[] {
  const keys = new Set([...actual.keys(), ...expected.keys()]);
  return [...keys].flatMap((key) => compare(`${what} ${key}`, actual.get(key), expected.get(key)));
}
