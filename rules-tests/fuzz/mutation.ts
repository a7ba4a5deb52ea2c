import { isDeepStrictEqual } from 'node:util';
import { isMap } from '@outrank/shared/testing/firestoreRest';
import type { DocumentData } from 'firebase/firestore';
import { hostileFields, hostileValues } from './hostile.ts';
import { removed, type ValidRequest } from './validRequest.ts';

type Key = string | number;
type Path = readonly Key[];

/** A changed field, entry or new entry, and its new value. */
export type Mutation = { readonly path: Path; readonly value: unknown };

/** The paths of all values in a document; an array has one more, after its last entry. */
function findPaths(value: unknown, above: Path = []): Path[] {
  const entries: [Key, unknown][] = isMap(value) ? Object.entries(value) : [];
  if (Array.isArray(value)) entries.push(...value.entries(), [value.length, removed]);
  return entries.flatMap(([key, child]) => {
    const path = [...above, key];
    return child === removed ? [path] : [path, ...findPaths(child, path)];
  });
}

function findMaps(value: unknown, above: Path = []): Path[] {
  if (!isMap(value)) return [];
  return [above, ...Object.entries(value).flatMap(([key, child]) => findMaps(child, [...above, key]))];
}

/** Replaces every value with every hostile value, removes it, and adds hostile fields. */
export function createMutations(data: DocumentData): Mutation[] {
  const additional = findMaps(data).flatMap((above) => hostileFields.map((field) => [...above, field]));
  return [
    ...findPaths(data).flatMap((path) => [...hostileValues, removed].map((value) => ({ path, value }))),
    ...additional.map((path) => ({ path, value: 'x' })),
  ].filter((mutation) => hasEffect(data, mutation));
}

function getValue(data: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return data;
  const holder = data as Readonly<Record<Key, unknown>>;
  return Object.hasOwn(holder, key) ? getValue(holder[key], rest) : removed;
}

function hasEffect(data: DocumentData, { path, value }: Mutation): boolean {
  return !isDeepStrictEqual(getValue(data, path), value);
}

export function applyMutation<Value>(data: Value, { path, value }: Mutation): Value {
  const [key, ...rest] = path;
  if (key === undefined) return value as Value;
  if (Array.isArray(data)) {
    const entry = applyMutation(data[Number(key)], { path: rest, value });
    const entries = [...data.slice(0, Number(key)), entry, ...data.slice(Number(key) + 1)];
    return entries.filter((each) => each !== removed) as Value;
  }
  const fields = new Map<Key, unknown>(Object.entries(data as DocumentData));
  const field = applyMutation(fields.get(key), { path: rest, value });
  if (field === removed) fields.delete(key);
  else fields.set(key, field);
  return Object.fromEntries(fields) as Value;
}

/** Whether the request declares that the mutation is harmless. */
export function isHarmless({ harmless = [], createData, id }: ValidRequest, mutation: Mutation): boolean {
  const original = createData(id);
  const mutated = applyMutation(original, mutation);
  const names = mutation.path.map((key, index) => {
    const holder = getValue(original, mutation.path.slice(0, index));
    if (!Array.isArray(holder)) return String(key);
    return key === holder.length ? '+' : '*';
  });
  return harmless.some(
    ([path, , accepts]) => isDeepStrictEqual(path.split('.'), names) && accepts(mutation.value, mutated),
  );
}
