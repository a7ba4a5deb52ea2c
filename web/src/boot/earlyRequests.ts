import { fillIds, type OpenedPage } from './bootPage.ts';

/** The user whose session Firebase Auth has stored, and the token of their requests. */
export type StoredSession = { readonly uid: string; readonly token: string };

type StoredUser = {
  readonly value?: {
    readonly uid: string;
    readonly stsTokenManager: { readonly accessToken: string; readonly expirationTime: number };
  };
};

/** Firebase renews a token this long before its end, in milliseconds. */
const RENEWED_BEFORE_MS = 5 * 60_000;

/** An early read is given up, and its answer out of date, after this time. In milliseconds. */
const MAX_AGE_MS = 15_000;

const STORE = 'firebaseLocalStorage';

/** Requests the page's first data as the stored user, or as nobody. The app repeats a request that failed. */
export function requestReads({ reads, ids }: OpenedPage, session?: StoredSession): void {
  const answers = new Map<string, Promise<unknown>>();
  const fill = (text: string) => fillIds(text, { ...ids, ...(session && { uid: session.uid }) });
  for (const { key, url, body } of reads) {
    const answer = fetch(url, {
      method: 'POST',
      body: fill(body),
      headers: session ? { Authorization: `Bearer ${session.token}` } : {},
      signal: AbortSignal.timeout(MAX_AGE_MS),
    });
    const documents = answer.then((response) => (response.ok ? response.json() : undefined));
    answers.set(
      fill(key),
      documents.catch(() => undefined),
    );
  }
  window.earlyReads = answers;
  setTimeout(() => answers.clear(), MAX_AGE_MS);
}

/** Reads the session where Firebase Auth stores it; undefined when there is none or its token must be renewed first. */
export function readSession(apiKey: string): Promise<StoredSession | undefined> {
  return new Promise((resolve) => {
    const none = () => resolve(undefined);
    const opening = indexedDB.open('firebaseLocalStorageDb');
    opening.onerror = none;
    // There is no database yet, and creating it is Firebase's.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains(STORE)) {
        database.close();
        return none();
      }
      const reading = database
        .transaction(STORE)
        .objectStore(STORE)
        .get(`firebase:authUser:${apiKey}:[DEFAULT]`);
      reading.onerror = none;
      reading.onsuccess = () => {
        database.close();
        resolve(toSession(reading.result));
      };
    };
  });
}

function toSession(stored: StoredUser | undefined): StoredSession | undefined {
  if (!stored?.value) return undefined;
  const { uid, stsTokenManager } = stored.value;
  const isFresh = stsTokenManager.expirationTime > Date.now() + RENEWED_BEFORE_MS;
  return isFresh ? { uid, token: stsTokenManager.accessToken } : undefined;
}
