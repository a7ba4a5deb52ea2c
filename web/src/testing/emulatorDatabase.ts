import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { GOOGLE_PROVIDER } from '@outrank/shared/accounts/accountCalls';
import { googleAccountPath } from '@outrank/shared/documents/account';
import { type ListKey, listPath } from '@outrank/shared/documents/list';
import { getInterval, type RateKind, rateLimits, ratePath } from '@outrank/shared/documents/rate';
import { commentDocument, listDocument } from '@outrank/shared/testing/storedDocuments';
import { initializeApp } from 'firebase/app';
import { type DocumentData, setLogLevel, Timestamp } from 'firebase/firestore';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel as setLiteLogLevel,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { toGoogleId } from './googleIds.ts';

const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080').split(':');
/** The emulator's project for tests with security rules of their own, because the tests empty it. */
export const projectId = 'demo-outrank-web';
const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
/** The maximum number of writes in one batch. */
const BATCH_MAX = 500;
const clients = new Map<string, Firestore>();
const CURATOR = 'curator';
/** Users whose client a test may open only after the database was cleared. */
const users = ['ana', 'ben', 'cleo', CURATOR];

/** The token of a Google session. */
function createToken(uid: string) {
  const identities = { [GOOGLE_PROVIDER]: [toGoogleId(uid)] };
  const firebase = { sign_in_provider: GOOGLE_PROVIDER, identities } as const;
  return { sub: uid, firebase, curator: uid === CURATOR };
}

/** The Firestore Lite client of the app, signed in as this user, subject to firestore.rules. */
function getClient(uid: string): Firestore {
  const known = clients.get(uid);
  if (known) return known;
  const client = getFirestore(initializeApp({ projectId }, uid));
  connectFirestoreEmulator(client, host, Number(port), { mockUserToken: createToken(uid) });
  clients.set(uid, client);
  return client;
}

const acting = new AsyncLocalStorage<Firestore>();
let fileClient: Firestore | undefined;

/** The client that `web/src/data` uses instead of the app's own (emulatorSetup.ts). */
export const getActingClient = (): Firestore | undefined => acting.getStore() ?? fileClient;

/** Calls functions of `web/src/data` as this user, `curator` with the claim. */
export const actAs = <Result>(uid: string, act: () => Result): Result => acting.run(getClient(uid), act);

/** The server's time that a token tells has no fraction of a second. */
const SERVER_TIME_ERROR_MS = 2_000;

/** A stored token bucket with this many tokens left, until the next one is back. */
export function storedRate(kind: RateKind, left: number) {
  const taken = rateLimits[kind].most - left;
  const fullAt = Date.now() + taken * getInterval(kind) - (left > 0 ? SERVER_TIME_ERROR_MS : 0);
  return { documentId: 'earlier', at: new Date(), fullAt: new Date(fullAt) };
}

/** A list as the app stores it, with changes. */
export const storedList = (key: ListKey, changes: DocumentData = {}): DocumentData => ({
  ...listDocument(key, Timestamp.now()),
  userName: 'Ana of Fiji',
  ...changes,
});

/** A comment by Ben as the app stores it, with changes. */
export const storedComment = (list: ListKey, changes: DocumentData = {}): DocumentData => ({
  ...commentDocument(list, Timestamp.now()),
  userName: 'Ben of Tonga',
  ...changes,
});

/**
 * Clears the database before each test, and binds the Google accounts of the users. The file's tests act as the user, if one
 * is given. Returns functions that bypass firestore.rules.
 */
export function setUpDatabase(uid?: string) {
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    fileClient = uid === undefined ? undefined : getClient(uid);
    setLogLevel('silent');
    setLiteLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { host, port: Number(port), rules },
    });
  });
  beforeEach(async () => {
    await environment.clearFirestore();
    await bind(...new Set([...users, ...clients.keys()]));
  });
  afterAll(() => {
    fileClient = undefined;
    return environment.cleanup();
  });

  async function bypassRules<Result>(act: (store: FirebaseFirestore) => Promise<Result>): Promise<Result> {
    let result: Promise<Result> | undefined;
    await environment.withSecurityRulesDisabled(async (context) => {
      result = act(context.firestore());
      await result;
    });
    return result ?? Promise.reject(new Error('The context was never used.'));
  }

  const bind = (...uids: readonly string[]) =>
    bypassRules((store) => {
      const batch = store.batch();
      for (const uid of uids)
        batch.set(store.doc(googleAccountPath(toGoogleId(uid))), { uid, at: Timestamp.now() });
      return batch.commit();
    });

  return {
    /** Binds the Google accounts of further users, so that they can write. */
    bind,
    readRate: (uid: string, kind: RateKind) =>
      bypassRules(async (store) => (await store.doc(ratePath(toGoogleId(uid), kind)).get()).data()),
    seedRate: (uid: string, kind: RateKind, left: number) =>
      bypassRules((store) => store.doc(ratePath(toGoogleId(uid), kind)).set(storedRate(kind, left))),
    seedList: (key: ListKey, changes?: DocumentData) =>
      bypassRules((store) => store.doc(listPath(key)).set(storedList(key, changes))),
    seedLists: (lists: readonly DocumentData[]) =>
      bypassRules(async (store) => {
        for (let first = 0; first < lists.length; first += BATCH_MAX) {
          const batch = store.batch();
          for (const list of lists.slice(first, first + BATCH_MAX))
            batch.set(store.doc(listPath({ userId: list.userId, listId: list.id })), list);
          await batch.commit();
        }
      }),
    seed: (path: string, data: DocumentData) => bypassRules((store) => store.doc(path).set(data)),
    change: (path: string, changes: DocumentData) => bypassRules((store) => store.doc(path).update(changes)),
    remove: (path: string) => bypassRules((store) => store.doc(path).delete()),
    read: (path: string) => bypassRules(async (store) => (await store.doc(path).get()).data()),
    readIds: (path: string) =>
      bypassRules(async (store) => (await store.collection(path).get()).docs.map(({ id }) => id)),
  };
}

type FirebaseFirestore = ReturnType<ReturnType<RulesTestEnvironment['authenticatedContext']>['firestore']>;
