import type { CategoryId } from '@outrank/shared/ballots/categories';
import {
  differenceBetween,
  isNoDifference,
  parseCounted,
  parseShard,
  sumOf,
  type Tally,
  tallyOf,
} from '@outrank/shared/ballots/tally';
import { ballotsPath, countedPath, shardPath } from '@outrank/shared/firestore/documentPaths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Drift } from '../platform/drift.ts';
import { countBallot } from '../tally/countBallot.ts';
import { incrementsOf } from '../tally/incrementsOf.ts';

/** Fans whose ballots are looked for at once. */
const LOOK = 300;

type Place = { readonly db: Firestore; readonly category: CategoryId; readonly shard: number };

type Seen = {
  /** What the shard lacks of what was counted in it. */
  readonly missing: Tally;
  readonly repairs: number;
  readonly uids: readonly string[];
};

/**
 * Adds to a shard what it lacks of the ballots that were counted in it, and takes off those whose ballots are gone. Shard
 * and ledger are seen at one moment. A ballot that is counted later changes both alike, so what was missing then is missing
 * still, and may be added whatever happened meanwhile, unless another run added it.
 */
export async function repairShard(place: Place): Promise<Drift[]> {
  const seen = await look(place);
  const gone = await takeOffGone(place.db, seen.uids);
  return isNoDifference(seen.missing) ? gone : [...gone, ...(await addMissing(place, seen))];
}

// A read-only transaction sees one moment, locks nothing and so holds up no ballot.
function look({ db, category, shard }: Place): Promise<Seen> {
  const counted = db.collection(countedPath(category)).where('shard', '==', shard);
  return db.runTransaction(
    async (transaction) => {
      const { tally, repairs } = parseShard(
        (await transaction.get(db.doc(shardPath(category, shard)))).data(),
      );
      const { docs } = await transaction.get(counted);
      const right = sumOf(docs.map((document) => tallyOf(parseCounted(document.data())?.slots)));
      return { missing: differenceBetween(tally, right), repairs, uids: docs.map(({ id }) => id) };
    },
    { readOnly: true },
  );
}

function addMissing({ db, category, shard }: Place, { missing, repairs }: Seen): Promise<Drift[]> {
  const document = db.doc(shardPath(category, shard));
  return db.runTransaction(async (transaction) => {
    const present = parseShard((await transaction.get(document)).data());
    if (present.repairs !== repairs) return [];
    const repair = { ...incrementsOf(missing), repairs: FieldValue.increment(1) };
    transaction.set(document, repair, { merge: true });
    const right = { ballots: missing.ballots, contestants: [...missing.places.keys()] };
    return [{ path: document.path, stored: 'other sums', right }];
  });
}

async function takeOffGone(db: Firestore, uids: readonly string[]): Promise<Drift[]> {
  const drifts: Drift[] = [];
  for (let start = 0; start < uids.length; start += LOOK) {
    const refs = uids.slice(start, start + LOOK).map((uid) => db.doc(ballotsPath(uid)));
    const documents = await db.getAll(...refs, { fieldMask: [] });
    for (const { id, ref } of documents.filter(({ exists }) => !exists)) {
      const right = await countBallot(db, id);
      if (right.length > 0) drifts.push({ path: ref.path, stored: 'gone and counted', right });
    }
  }
  return drifts;
}
