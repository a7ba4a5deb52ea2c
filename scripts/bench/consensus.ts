import { isDeepStrictEqual } from 'node:util';
import { parseConsensus } from '@outrank/shared/consensus/consensus';
import { countOrder, type HeadToHeads, sumHeadToHeads } from '@outrank/shared/consensus/headToHeads';
import { getSubjectItems } from '@outrank/shared/consensus/subject';
import { consensusBallotPath } from '@outrank/shared/documents/ballots';
import { listPath } from '@outrank/shared/documents/list';
import { consensusPath } from '@outrank/shared/documents/results';
import type { Firestore } from 'firebase-admin/firestore';
import { withoutTriggers } from '../emulators/hub.ts';
import type { Part } from './bench.ts';
import { measureTime } from './report.ts';
import { CHANGES, deliverShuffled, loadFunction } from './shuffledEvents.ts';

const BUDGET_MS = 3000;
const TIMEOUT_MS = 60_000;
const subject = 'seasons';
const items = getSubjectItems(subject);

export const consensusPart: Part = {
  how: '**Consensus**: the same for 10,000 offered and changed lists of seasons and the built `tallyConsensusBallot`.',
  needsOwnEmulators: true,
  measure: ({ firestore }) =>
    withoutTriggers(async () => {
      const tally = await loadFunction('tallyConsensusBallot');
      await firestore.recursiveDelete(firestore.doc(consensusPath(subject)));
      const orders = new Map<string, readonly string[]>();
      const nothing = { data: () => undefined };
      await deliverShuffled({
        change: async (uid, random) => {
          const order = random.shuffled(items).slice(0, Math.floor(random.between(5, items.length)));
          orders.set(uid, order);
          await offer(firestore, uid, order);
        },
        deliver: (uid) => tally.run({ params: { uid, subject }, data: { before: nothing, after: nothing } }),
      });
      const expected = sumHeadToHeads(
        items,
        [...orders.values()].map((order) => countOrder(items, order)),
      );
      const measured = await measureTime(() => waitUntilPublished(firestore, expected));
      const what = `${CHANGES.toLocaleString('en-US')} offered lists and changes: exact consensus published`;
      const remark = `${expected.ballots} lists, ${2 * CHANGES} events`;
      return [{ what, unit: 'ms', measured, budget: BUDGET_MS, remark }];
    }),
};

async function offer(firestore: Firestore, userId: string, order: readonly string[]): Promise<void> {
  const listId = 'list_1';
  const batch = firestore.batch();
  const list = { itemIds: order, itemSeasonIds: order.map(() => ''), isPublic: true };
  batch.set(firestore.doc(listPath({ userId, listId })), list);
  batch.set(firestore.doc(consensusBallotPath({ userId, subject })), { listId, at: new Date() });
  await batch.commit();
}

async function waitUntilPublished(firestore: Firestore, expected: HeadToHeads): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const published = parseConsensus((await firestore.doc(consensusPath(subject)).get()).data());
    if (isDeepStrictEqual(published?.headToHeads, expected)) return;
    if (performance.now() > deadline)
      throw new Error(`${published?.ballots} lists were published, not ${expected.ballots}.`);
  }
}
