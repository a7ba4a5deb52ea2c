import {
  type ClientRateKind,
  RATE_SLACK_MS,
  ratePath,
  rateSchema,
  takeToken,
} from '@outrank/shared/documents/rate';
import {
  type DocumentData,
  type DocumentReference,
  doc,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { readIdentity } from '#data/session/auth.ts';
import { readGoogleId } from '#data/session/googleId.ts';
import { ensureProfile } from '#data/session/readProfile.ts';
import { estimateNow } from '#serverTime.ts';
import { errorKind, RateLimitError } from './errors.ts';
import { db } from './firestore.ts';
import { readOne } from './queries.ts';

type Taken = {
  readonly uid: string;
  readonly kind: ClientRateKind;
  /** The id of the document that the rules let the same batch write. */
  readonly documentId: string;
};

/** A batch or a transaction. */
type Writer = { set(reference: DocumentReference, data: DocumentData): unknown };

/** Puts the token into a batch or a transaction, and returns it. */
type AddToken = <Taker extends Writer>(writer: Taker) => Taker;

/** Writes, with the token in the same batch or transaction. `now` is the server's time, as far as this device knows it. */
type Write = (addToken: AddToken, now: Date) => Promise<unknown>;

/** One of several writes at the same moment always succeeds, so this many of them all do. */
const TRIES = 3;

/** When each bucket is full again, after all writes of this tab, by its path. A refused or lost write drops it. */
const buckets = new Map<string, { fullAt: Promise<number> }>();

async function readFullAt(path: string): Promise<number> {
  const rate = await readOne(path, rateSchema);
  return rate ? Date.parse(rate.fullAt) : 0;
}

function takeNext(kind: ClientRateKind, fullAt: number): number {
  const next = takeToken(kind, fullAt, estimateNow() + RATE_SLACK_MS);
  if (next === undefined) throw new RateLimitError(kind);
  return next;
}

/** Seconds after the first sign-in, the account may not be set up yet, and the rules refuse every write. */
async function finishSetup(refusal: unknown): Promise<void> {
  const identity = refusal instanceof RateLimitError ? null : await readIdentity();
  if (identity) await ensureProfile(identity).catch(() => undefined);
}

/**
 * Takes a token of the Google account's bucket together with what `write` writes. Reads the bucket, and with it the server's
 * time, at the first write of its kind and after a refusal, when it tries again: another tab may have used the bucket.
 * @throws RateLimitError when the bucket is empty.
 * @throws FirebaseError when the rules refuse the write, or offline.
 */
export async function writeWithinRate({ uid, kind, documentId }: Taken, write: Write): Promise<void> {
  const path = ratePath(await readGoogleId(uid), kind);
  for (let tries = 1; ; tries += 1) {
    const bucket = buckets.get(path) ?? { fullAt: readFullAt(path) };
    buckets.set(path, bucket);
    // Writes at the same moment take one token after the other, but do not wait for each other's answers.
    bucket.fullAt = bucket.fullAt.then((fullAt) => takeNext(kind, fullAt));
    try {
      const fullAt = Timestamp.fromMillis(await bucket.fullAt);
      const addToken: AddToken = (writer) => {
        writer.set(doc(db, path), { documentId, at: serverTimestamp(), fullAt });
        return writer;
      };
      await write(addToken, new Date(estimateNow()));
      return;
    } catch (error) {
      if (buckets.get(path) === bucket) buckets.delete(path);
      const isRefused = error instanceof RateLimitError || errorKind(error) === 'forbidden';
      if (!isRefused || tries === TRIES) throw error;
      if (tries === 1) await finishSetup(error);
    }
  }
}

/** Writes one document in this way. */
export function setWithinRate(taken: Taken, path: string, data: DocumentData): Promise<void> {
  return writeWithinRate(taken, (addToken) => addToken(writeBatch(db).set(doc(db, path), data)).commit());
}
