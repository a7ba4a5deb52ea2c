import { categories } from '@outrank/shared/catalogue/categories';
import { parseSubject } from '@outrank/shared/consensus/subject';
import { BALLOTS } from '@outrank/shared/documents/ballots';
import { countedBallotPath } from '@outrank/shared/documents/results';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { allConsensusBallots, consensusBallotsWrittenAfter } from '../platform/accountQueries.ts';
import { ballotsSubmittedAfter } from '../platform/contentQueries.ts';
import type { ReportDrift } from '../platform/log.ts';
import { countBallots } from '../results/countBallots.ts';
import type { Poll } from '../results/poll.ts';
import { categoryPolls, createPoll } from '../results/polls.ts';
import { allOf, changesOf, type Walk } from './walk.ts';

/** Documents of ballots read at once, each with its ledger entry in every poll. */
const PAGE = 100;

type Recount = { readonly db: Firestore; readonly settledBefore: Date; readonly report: ReportDrift };

/** A document with a user's ballots in these polls. */
type Ballots = {
  readonly document: QueryDocumentSnapshot;
  readonly uid: string;
  readonly polls: readonly Poll[];
};

/**
 * Counts every ballot whose ledger entry differs from it, as `tallyBallot` does, so it is safe while ballots arrive. For a
 * ballot written after `settledBefore` the event may still arrive, so that is not reported as drift.
 */
export function recountBallots(recount: Recount): Walk<QueryDocumentSnapshot> {
  const { db } = recount;
  return {
    name: 'recountBallots',
    everything: allOf(db.collection(BALLOTS), PAGE),
    changes: Object.fromEntries(
      categories.map(({ id }) => [
        id,
        changesOf((after) => ballotsSubmittedAfter(db, id, after), new FieldPath(id, 'submittedAt'), PAGE),
      ]),
    ),
    check: (page) =>
      recountAll(
        recount,
        page.map((document) => ({ document, uid: document.id, polls: categoryPolls })),
      ),
  };
}

/** Counts every offered list that was counted otherwise, as `tallyConsensusBallot` does. */
export function recountConsensusBallots(recount: Recount): Walk<QueryDocumentSnapshot> {
  const { db } = recount;
  return {
    name: 'recountConsensusBallots',
    everything: allOf(allConsensusBallots(db), PAGE),
    changes: { at: changesOf((after) => consensusBallotsWrittenAfter(db, after), 'at', PAGE) },
    check: (page) => recountAll(recount, page.flatMap(toConsensusBallots)),
  };
}

function toConsensusBallots(document: QueryDocumentSnapshot): Ballots[] {
  const subject = parseSubject(document.id);
  const uid = document.ref.parent.parent?.id;
  return subject && uid ? [{ document, uid, polls: [createPoll(subject)] }] : [];
}

async function recountAll({ db, settledBefore, report }: Recount, page: readonly Ballots[]) {
  const entries = page.flatMap(({ uid, polls }) => polls.map(({ id }) => db.doc(countedBallotPath(id, uid))));
  if (entries.length === 0) return { read: 0, repaired: 0 };
  const ledger = new Map((await db.getAll(...entries)).map((entry) => [entry.ref.path, entry.data()]));
  let read = entries.length;
  const isCounted = async ({ document, uid, polls }: Ballots) => {
    const readDocument = (path: string) => {
      read += 1;
      return db.doc(path).get();
    };
    const found = polls.map(async (poll) => {
      const ballot = await poll.readBallot(document, readDocument);
      const counted = poll.parseCounted(ledger.get(countedBallotPath(poll.id, uid)));
      return poll.isEmpty(poll.subtract(poll.toSums(ballot), poll.toSums(counted?.ballot)));
    });
    return (await Promise.all(found)).every(Boolean);
  };
  const areCounted = await Promise.all(page.map(isCounted));
  const miscounted = page.filter((_, index) => !areCounted[index]);
  for (const { document, uid, polls } of miscounted) {
    const changed = await countBallots(db, uid, polls);
    if (changed.length > 0 && document.updateTime.toDate() < settledBefore)
      report({ path: document.ref.path, stored: 'counted otherwise', right: changed });
  }
  return { read, repaired: miscounted.length };
}
