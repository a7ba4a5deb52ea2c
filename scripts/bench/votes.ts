import { setTimeout as wait } from 'node:timers/promises';
import { GOOGLE_PROVIDER } from '@outrank/shared/accounts/accountCalls';
import { googleAccountPath } from '@outrank/shared/documents/account';
import { type ListKey, listKeyText, listPath } from '@outrank/shared/documents/list';
import { ratePath, takeToken } from '@outrank/shared/documents/rate';
import { upvotePath } from '@outrank/shared/documents/reactions';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase-admin/firestore';
import { addressOf, projectId } from '../emulators/emulatorSettings.ts';
import { type BenchPart, publishBenchList } from './bench.ts';

const VOTES = 500;
const DURATION_MS = 10_000;
const BUDGET_MS = 3000;
/** One count a second, and one before and after. */
const LIST_WRITES = DURATION_MS / 1000 + 2;

const voters = Array.from({ length: VOTES }, (_, number) => `bench-voter-${number}`);

export const votesPart: BenchPart = {
  how: '**Votes**: 500 users upvote one list within ten seconds, each as the rules demand it, and the emulators run triggers and tasks. The time runs from the last answer until the list has the exact number.',
  needsOwnEmulators: true,
  async measure(bench) {
    const { firestore } = bench;
    const list = await publishBenchList(bench, 10);
    await bindVoters(firestore);
    const listWrites = followWrites(firestore, list);
    const start = performance.now();
    const answers = await Promise.allSettled(
      voters.map((uid, number) => voteLater(uid, list, start + (number / VOTES) * DURATION_MS)),
    );
    const refused = answers.filter(({ status }) => status === 'rejected').length;
    const measured = await measureUntilCounted(firestore, list, VOTES - refused);
    const what = `${VOTES} upvotes of one list in ten seconds`;
    return [
      { what: `${what}: exact number stored`, unit: 'ms', measured, budget: BUDGET_MS },
      { what: `${what}: refused`, unit: 'documents', measured: refused, budget: 0 },
      { what: `${what}: writes of the list`, unit: 'documents', measured: listWrites(), budget: LIST_WRITES },
    ];
  },
};

const getGoogleId = (uid: string) => `google-${uid}`;

async function bindVoters(firestore: Firestore): Promise<void> {
  const batch = firestore.batch();
  for (const uid of voters)
    batch.set(firestore.doc(googleAccountPath(getGoogleId(uid))), { uid, at: new Date() });
  await batch.commit();
}

/** Counts the writes of a list from now on. The returned function ends it. */
function followWrites(firestore: Firestore, list: ListKey): () => number {
  // The first answer is the list as it is.
  let writes = -1;
  const stop = firestore.doc(listPath(list)).onSnapshot(() => {
    writes += 1;
  });
  return () => {
    stop();
    return writes;
  };
}

const TIMEOUT_MS = 60_000;

/** The milliseconds until the list has this number of upvotes. */
async function measureUntilCounted(firestore: Firestore, list: ListKey, expected: number): Promise<number> {
  const start = performance.now();
  for (;;) {
    const count: unknown = (await firestore.doc(listPath(list)).get()).get('upvoteCount');
    const measured = performance.now() - start;
    if (count === expected) return measured;
    if (measured > TIMEOUT_MS) throw new Error(`After a minute the list had ${count} upvotes.`);
  }
}

/** Upvotes a list at a moment, as the browser of a user does. */
async function voteLater(uid: string, list: ListKey, at: number): Promise<void> {
  const googleId = getGoogleId(uid);
  const identities = { [GOOGLE_PROVIDER]: [googleId] };
  const firebase = { sign_in_provider: GOOGLE_PROVIDER, identities } as const;
  const app = initializeApp({ projectId }, uid);
  const client = getFirestore(app);
  const { host, port } = addressOf('firestore');
  connectFirestoreEmulator(client, host, port, { mockUserToken: { sub: uid, firebase } });
  await wait(Math.max(0, at - performance.now()));
  const now = Date.now();
  const fullAt = takeToken('votes', now + DURATION_MS, now) ?? now;
  const batch = writeBatch(client);
  batch.set(doc(client, upvotePath(uid, list)), { ...list, at: serverTimestamp() });
  batch.set(doc(client, ratePath(googleId, 'votes')), {
    documentId: listKeyText(list),
    at: serverTimestamp(),
    fullAt: Timestamp.fromMillis(fullAt),
  });
  await batch.commit().finally(() => deleteApp(app));
}
