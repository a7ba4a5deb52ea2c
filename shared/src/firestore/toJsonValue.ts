import { isStoredTime } from './timestamp.ts';

/** Converts a stored value for JSON: times become ISO strings, everything else stays. */
export function toJsonValue(value: unknown): unknown {
  if (isStoredTime(value)) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toJsonValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, toJsonValue(entry)]));
}
