import { type Rate, type RateKind, rateLimits, rateSchema } from '@outrank/shared/accounts/rate';
import { ratePath } from '@outrank/shared/firestore/documentPaths';
import {
  doc,
  type Firestore,
  getDoc,
  increment,
  serverTimestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { errorKind } from './errors.ts';

/** The account has created as much as it may for now; its kind is `busy`. */
export class TooFastError extends Error {
  override readonly name = 'TooFastError';
  readonly code = 'resource-exhausted';
}

/** The one document that an account pendingComments to create. */
export type Creation = {
  readonly uid: string;
  readonly kind: RateKind;
  readonly documentId: string;
  /** Puts the document, and what goes with it, into the batch. */
  readonly fill: (batch: WriteBatch) => void;
};

type Window = 'new' | 'same';

async function readRate(db: Firestore, { uid, kind }: Creation): Promise<Rate | undefined> {
  const snapshot = await getDoc(doc(db, ratePath(uid, kind)));
  return snapshot.exists() ? rateSchema.parse(snapshot.data()) : undefined;
}

function create(db: Firestore, { uid, kind, documentId, fill }: Creation, window: Window): Promise<void> {
  const rate = doc(db, ratePath(uid, kind));
  const named = { documentId, at: serverTimestamp() };
  const batch = writeBatch(db);
  fill(batch);
  if (window === 'new') batch.set(rate, { ...named, windowAt: serverTimestamp(), count: 1 });
  else batch.set(rate, { ...named, count: increment(1) }, { merge: true });
  return batch.commit();
}

// Only the server knows whether a window is over, so the device's clock says no more than what to try first.
function windowsToTry(rate: Rate | undefined, windowMs: number): readonly Window[] {
  const isOver = rate === undefined || Date.parse(rate.windowAt) + windowMs <= Date.now();
  return isOver ? ['new', 'same'] : ['same', 'new'];
}

/**
 * Creates a document together with the count of what the account created lately. One document is read first.
 * @throws TooFastError when the account has created as many as it may.
 * @throws FirebaseError when the rules refuse the document, or the connection is lost.
 */
export async function createAtRate(db: Firestore, creation: Creation): Promise<void> {
  const { most, windowMs } = rateLimits[creation.kind];
  let refusal: unknown;
  for (const window of windowsToTry(await readRate(db, creation), windowMs)) {
    try {
      return await create(db, creation, window);
    } catch (error) {
      if (errorKind(error) !== 'forbidden') throw error;
      refusal = error;
    }
  }
  const now = await readRate(db, creation);
  throw now && now.count >= most ? new TooFastError() : refusal;
}
