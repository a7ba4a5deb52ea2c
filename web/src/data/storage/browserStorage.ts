import { draftKeys, PERSISTED_QUERIES_PREFIX, USER_PREFIX } from './storageKeys.ts';

let hasWarned = false;

/** A full storage throws when it is written, a forbidden one at every access. The page then works without it and warns once. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch (error) {
    if (!hasWarned) console.warn('This browser stores nothing', error);
    hasWarned = true;
    return undefined;
  }
}

export function readStored(key: string): string | null {
  return withStorage((storage) => storage.getItem(key)) ?? null;
}

type Schema<Value> = { readonly parse: (value: unknown) => Value };

/** Reads and parses JSON. A broken value is removed. */
export function readStoredJson<Value>(key: string, schema: Schema<Value>): Value | undefined {
  const text = readStored(key);
  try {
    return text === null ? undefined : schema.parse(JSON.parse(text));
  } catch {
    removeStored(key);
    return undefined;
  }
}

/** Writes at once, so that closing the tab loses nothing. Returns whether the browser stored the text. */
export function writeStored(key: string, text: string): boolean {
  const write = (storage: Storage) => {
    storage.setItem(key, text);
    return true;
  };
  return withStorage(write) ?? false;
}

export function removeStored(key: string): void {
  withStorage((storage) => storage.removeItem(key));
}

/** Writes a value as JSON, or removes what is stored when there is none. */
export function writeStoredJson(key: string, value: unknown): void {
  if (value === undefined) removeStored(key);
  else writeStored(key, JSON.stringify(value));
}

/** Matches `draftKeys`; the group starts with the user id. */
const USER_KEY = new RegExp(`^${USER_PREFIX}[^:]*:(.*)`);

const findKeys = () => withStorage((storage) => Object.keys(storage)) ?? [];

/** All keys of a user, and the persisted queries of every user: they can be fetched again. */
function findUserKeys(uid: string): string[] {
  return findKeys().filter((key) => {
    if (key.startsWith(PERSISTED_QUERIES_PREFIX)) return true;
    const [, owner = ''] = USER_KEY.exec(key) ?? [];
    return owner === uid || owner.startsWith(`${uid}:`);
  });
}

/** Whether signing out would lose changes of a list, a ballot or a comment. The draft of a new list is uploaded before. */
export function hasUnsavedDrafts(uid: string): boolean {
  return findUserKeys(uid).some(
    (key) => key !== draftKeys.current(uid) && !key.startsWith(PERSISTED_QUERIES_PREFIX),
  );
}

/** Removes everything that this browser stores for a user, except one key. */
export function clearUserData(uid: string, exceptKey?: string): void {
  for (const key of findUserKeys(uid)) if (key !== exceptKey) removeStored(key);
}
