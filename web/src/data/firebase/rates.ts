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

/** The account has created as many documents as the limit allows. Its kind is `busy`. */
export class RateLimitError extends Error {
  override readonly name = 'RateLimitError';
  readonly code = 'resource-exhausted';
}

/** A document to create, together with the account's rate. */
export type Creation = {
  readonly uid: string;
  readonly kind: RateKind;
  readonly documentId: string;
  /** Adds the document, and other writes that belong to it, to the batch. */
  readonly fill: (batch: WriteBatch) => void;
};

type Window = 'new' | 'same';

async function readRate(db: Firestore, { uid, kind }: Creation): Promise<Rate | undefined> {
  const snapshot = await getDoc(doc(db, ratePath(uid, kind)));
  return snapshot.exists() ? rateSchema.parse(snapshot.data()) : undefined;
}

function create(db: Firestore, { uid, kind, documentId, fill }: Creation, window: Window): Promise<void> {
  const rate = doc(db, ratePath(uid, kind));
  const latest = { documentId, at: serverTimestamp() };
  const batch = writeBatch(db);
  fill(batch);
  if (window === 'new') batch.set(rate, { ...latest, windowAt: serverTimestamp(), count: 1 });
  else batch.set(rate, { ...latest, count: increment(1) }, { merge: true });
  return batch.commit();
}

// Only the server knows whether a window is over. The device's clock decides what to try first.
function windowsToTry(rate: Rate | undefined, windowMs: number): readonly Window[] {
  const isOver = rate === undefined || Date.parse(rate.windowAt) + windowMs <= Date.now();
  return isOver ? ['new', 'same'] : ['same', 'new'];
}

/**
 * Creates a document in one batch with the account's rate. Reads one document first.
 * @throws RateLimitError when the account has created as many as the limit allows.
 * @throws FirebaseError when the rules refuse the document, or offline.
 */
export async function createWithinRateLimit(db: Firestore, creation: Creation): Promise<void> {
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
  const rate = await readRate(db, creation);
  throw rate && rate.count >= most ? new RateLimitError() : refusal;
}
