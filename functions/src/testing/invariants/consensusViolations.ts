import { toConsensus, toStoredConsensus } from '@outrank/shared/consensus/consensus';
import { parseCountableList } from '@outrank/shared/consensus/consensusTally';
import { countOrder, sumHeadToHeads } from '@outrank/shared/consensus/headToHeads';
import { getSubjectItems, listSubjects } from '@outrank/shared/consensus/subject';
import { CONSENSUS_BALLOTS_GROUP, consensusBallotSchema } from '@outrank/shared/documents/ballots';
import { listPath } from '@outrank/shared/documents/list';
import { consensusPath, countedPath, type Subject } from '@outrank/shared/documents/results';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { parseCounted } from '../../results/poll.ts';
import { compare, compareMaps } from './compare.ts';

type Documents = readonly QueryDocumentSnapshot[];

/** Compares the ledgers and the published consensus of every subject with a recount of every submitted list. */
export async function findConsensusViolations(db: Firestore, lists: Documents): Promise<string[]> {
  const { docs } = await db.collectionGroup(CONSENSUS_BALLOTS_GROUP).get();
  const documents = new Map(lists.map((list) => [list.ref.path, list.data()]));
  return (
    await Promise.all(listSubjects().map((subject) => findInSubject(db, subject, docs, documents)))
  ).flat();
}

async function findInSubject(
  db: Firestore,
  subject: Subject,
  ballots: Documents,
  lists: ReadonlyMap<string, unknown>,
): Promise<string[]> {
  const right = new Map(
    ballots.flatMap((ballot) => {
      const userId = ballot.ref.parent.parent?.id ?? '';
      const { listId } = consensusBallotSchema.parse(ballot.data());
      const list = parseCountableList(lists.get(listPath({ userId, listId })));
      return ballot.id === subject && list?.subject === subject ? [[userId, list.order] as const] : [];
    }),
  );
  const entries = (await db.collection(countedPath(subject)).get()).docs;
  const ledger = entries.map(
    (entry) => [entry.id, parseCounted({ countedField: 'order' }, entry.data())] as const,
  );
  const published = (await db.doc(consensusPath(subject)).get()).data();
  const { version: _, publishedAt: __, lastEdition: ___, ...results } = published ?? {};
  const items = getSubjectItems(subject);
  // The ranges of ranks depend on the shards.
  const parts = Map.groupBy(ledger, ([, counted]) => counted?.shard);
  const sums = [...parts.values()].map((part) =>
    sumHeadToHeads(
      items,
      part.map(([, counted]) => countOrder(items, counted?.ballot ?? [])),
    ),
  );
  const isEmpty = right.size === 0 && published === undefined;
  return [
    ...compareMaps(
      `${subject} ledger`,
      new Map(ledger.map(([uid, counted]) => [uid, counted?.ballot])),
      right,
    ),
    ...(isEmpty ? [] : compare(`${subject} consensus`, results, toStoredConsensus(toConsensus(items, sums)))),
  ];
}
