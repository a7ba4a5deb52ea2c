import { isDeepStrictEqual } from 'node:util';
import type { DocumentData } from 'firebase/firestore';
import { hostileFields, hostileValues } from './hostile.ts';
import { type Kind, removed } from './kind.ts';
import { isMap } from './rest.ts';

type Step = string | number;

/** One field, entry or place for one, and what stands there instead. */
export type Mutation = { readonly at: readonly Step[]; readonly value: unknown };

/** Every place in a document that something can stand at, and of arrays the place after the last. */
function placesIn(value: unknown, above: readonly Step[] = []): (readonly Step[])[] {
  const children: [Step, unknown][] = Array.isArray(value)
    ? [...value.entries(), [value.length, removed]]
    : isMap(value)
      ? Object.entries(value)
      : [];
  return children.flatMap(([step, child]) => {
    const at = [...above, step];
    return child === removed ? [at] : [at, ...placesIn(child, at)];
  });
}

function mapsIn(value: unknown, above: readonly Step[] = []): (readonly Step[])[] {
  if (!isMap(value)) return [];
  return [above, ...Object.entries(value).flatMap(([step, child]) => mapsIn(child, [...above, step]))];
}

/** Where a document of this kind can be changed, and where it can get a further field. */
export function placesOf(data: DocumentData) {
  const further = mapsIn(data).flatMap((above) => hostileFields.map((field) => [...above, field]));
  return { present: placesIn(data), further };
}

/** Every place with every hostile value, with nothing, and with further fields. */
export function allMutations(data: DocumentData): Mutation[] {
  const { present, further } = placesOf(data);
  return [
    ...present.flatMap((at) => [...hostileValues, removed].map((value) => ({ at, value }))),
    ...further.map((at) => ({ at, value: 'x' })),
  ].filter((mutation) => changes(data, mutation));
}

function valueAt(data: unknown, at: readonly Step[]): unknown {
  const [step, ...rest] = at;
  if (step === undefined) return data;
  const holder = data as Readonly<Record<Step, unknown>>;
  return Object.hasOwn(holder, step) ? valueAt(holder[step], rest) : removed;
}

/** Whether something is other than before. */
export function changes(data: DocumentData, { at, value }: Mutation): boolean {
  return !isDeepStrictEqual(valueAt(data, at), value);
}

export function mutated<Value>(data: Value, { at, value }: Mutation): Value {
  const [step, ...rest] = at;
  if (step === undefined) return value as Value;
  if (Array.isArray(data)) {
    const changed = mutated(data[Number(step)], { at: rest, value });
    const kept = [...data.slice(0, Number(step)), changed, ...data.slice(Number(step) + 1)];
    return kept.filter((entry) => entry !== removed) as Value;
  }
  const entries = new Map<Step, unknown>(Object.entries(data as DocumentData));
  const changed = mutated(entries.get(step), { at: rest, value });
  if (changed === removed) entries.delete(step);
  else entries.set(step, changed);
  return Object.fromEntries(entries) as Value;
}

/** Whether the kind declares that the change does no harm. */
export function isHarmless({ harmless, data, id }: Kind, mutation: Mutation): boolean {
  const original = data(id);
  const place = mutation.at.map((step, index) => nameOfStep(original, mutation.at.slice(0, index), step));
  const after = mutated(original, mutation);
  return harmless.some(
    ({ at, is }) => isDeepStrictEqual(at.split('.'), place.map(String)) && is(mutation.value, after),
  );
}

function nameOfStep(data: DocumentData, above: readonly Step[], step: Step): Step {
  const holder = valueAt(data, above);
  if (!Array.isArray(holder)) return step;
  return step === holder.length ? '+' : '*';
}
