import { removeStored, withStorage } from './browserStorage.ts';
import { draftKeys } from './draftKeys.ts';
import { LAST_USER_KEY, PERSISTED_QUERIES_PREFIX, USER_PREFIX } from './storagePrefixes.ts';

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

/** Removes what earlier visits have stored of pages. It is stored again, or fetched. */
export function removePersistedQueries(): void {
  for (const key of findKeys()) {
    if (key.startsWith(PERSISTED_QUERIES_PREFIX) && key !== LAST_USER_KEY) removeStored(key);
  }
}
