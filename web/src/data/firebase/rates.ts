import { type ClientRateKind, ratePath, rateSchema, takeToken } from '@outrank/shared/documents/rate';
import {
  type DocumentData,
  type DocumentReference,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  Timestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { readServerTime } from '#data/session/auth.ts';
import { readGoogleId } from '#data/session/googleId.ts';
import { errorKind } from './errors.ts';
import { RateLimitError } from './rateLimitError.ts';

/** What a write takes a token for. */
type Taken = {
  readonly uid: string;
  readonly kind: ClientRateKind;
  /** The id of the document that the rules let the same batch write. */
  readonly documentId: string;
};

/** A batch or a transaction. */
type Writer = { set(reference: DocumentReference, data: DocumentData): unknown };

/** Writes with `addRate` in the same batch or transaction. `now` is the server's time, as far as this device knows it. */
type Commit = (addRate: (writer: Writer) => void, now: Date) => Promise<void>;

/** A write may reach the server this much later than planned, in milliseconds. */
const SLACK_MS = 10_000;

/** When a bucket is full again, after all writes of this tab. A refused or lost write drops it. */
type Bucket = { fullAt: Promise<number> };

/** By the path of the rate document. */
const buckets = new Map<string, Bucket>();
/** What this device's clock lacks to the server's time, in milliseconds, as far as it is known. */
let clockOffset = 0;

const readNow = () => Date.now() + clockOffset;

async function readFullAt(db: Firestore, path: string): Promise<number> {
  const snapshot = await getDoc(doc(db, path));
  return snapshot.exists() ? Date.parse(rateSchema.parse(snapshot.data()).fullAt) : 0;
}

function takeNext(kind: ClientRateKind, fullAt: number): number {
  const now = readNow();
  const next = takeToken(kind, Math.max(fullAt, now + SLACK_MS), now);
  if (next === undefined) throw new RateLimitError(kind);
  return next;
}

async function tryCommit(db: Firestore, path: string, taken: Taken, commit: Commit): Promise<void> {
  const { kind, documentId } = taken;
  const bucket = buckets.get(path) ?? { fullAt: readFullAt(db, path) };
  buckets.set(path, bucket);
  // Writes at the same moment take one token after the other, but do not wait for each other's answers.
  bucket.fullAt = bucket.fullAt.then((fullAt) => takeNext(kind, fullAt));
  try {
    const fullAt = Timestamp.fromMillis(await bucket.fullAt);
    const rate = { documentId, at: serverTimestamp(), fullAt };
    await commit((writer) => writer.set(doc(db, path), rate), new Date(readNow()));
  } catch (error) {
    if (buckets.get(path) === bucket) buckets.delete(path);
    throw error;
  }
}

/** One of several writes at the same moment always succeeds, so this many of them all do. */
const TRIES = 3;

/**
 * Takes a token of the Google account's bucket together with what `commit` writes. Reads the bucket at the first write of
 * its kind, and after a refusal, when it tries again with the server's time: another tab may have used the bucket, and this
 * device's clock may be wrong.
 * @throws RateLimitError when the bucket is empty.
 * @throws FirebaseError when the rules refuse the write, or offline.
 */
export async function commitWithinRate(db: Firestore, taken: Taken, commit: Commit): Promise<void> {
  const path = ratePath(await readGoogleId(taken.uid), taken.kind);
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryCommit(db, path, taken, commit);
    } catch (error) {
      const isRefused = error instanceof RateLimitError || errorKind(error) === 'forbidden';
      if (!isRefused || tries === TRIES) throw error;
    }
    clockOffset = (await readServerTime()).getTime() - Date.now();
  }
}

type RatedWrite = Taken & {
  /** Adds the writes to the batch. `now` is the server's time, as far as this device knows it. */
  readonly fill: (batch: WriteBatch, now: Date) => void;
};

/** Like `commitWithinRate`, for writes in one batch. */
export function writeWithinRate(db: Firestore, { fill, ...taken }: RatedWrite): Promise<void> {
  return commitWithinRate(db, taken, (addRate, now) => {
    const batch = writeBatch(db);
    fill(batch, now);
    addRate(batch);
    return batch.commit();
  });
}
