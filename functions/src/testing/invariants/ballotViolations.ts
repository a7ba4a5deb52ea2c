import { parseBallots } from '@outrank/shared/ballots/ballot';
import { parseRankCounts, toTopTen } from '@outrank/shared/ballots/rankTally';
import { emptyTally, sumTallies, toCountedSlots } from '@outrank/shared/ballots/tally';
import { tallyByShard } from '@outrank/shared/ballots/testing/ballots';
import { type PublishedTopTen, parseTopTen, toEarlierTen } from '@outrank/shared/ballots/topTen';
import { type CategoryId, categories } from '@outrank/shared/catalogue/categories';
import { BALLOTS } from '@outrank/shared/documents/ballots';
import { countedPath, editionsPath, rankCountsPath, topTenPath } from '@outrank/shared/documents/results';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { parseCounted } from '../../results/poll.ts';
import { compare, compareMaps } from './compare.ts';

type Documents = readonly QueryDocumentSnapshot[];

/** What a missing document means. */
const noResults: PublishedTopTen = { ...toTopTen(emptyTally), publishedAt: undefined };

/** Compares the ledgers, the published results and their last editions with a recount of every ballot. */
export async function findBallotViolations(db: Firestore): Promise<string[]> {
  const { docs } = await db.collection(BALLOTS).get();
  return (await Promise.all(categories.map(({ id }) => findInCategory(db, id, docs)))).flat();
}

async function findInCategory(db: Firestore, category: CategoryId, ballots: Documents): Promise<string[]> {
  const right = new Map(
    ballots.flatMap((document) => {
      const slots = toCountedSlots(parseBallots(document.data())[category]?.slots);
      return slots ? [[document.id, slots] as const] : [];
    }),
  );
  const ledger = (await db.collection(countedPath(category)).get()).docs;
  const counted = new Map(
    ledger.map((entry) => [entry.id, parseCounted({ countedField: 'slots' }, entry.data())?.ballot]),
  );
  const stored = (await db.doc(topTenPath(category)).get()).data();
  const { publishedAt: _, lastEdition, ...results } = parseTopTen(stored) ?? noResults;
  const latest = (await db.collection(editionsPath(category)).get()).docs.at(-1);
  const edition = latest && parseTopTen(latest.data());
  const parts = tallyByShard(right);
  const tally = sumTallies(parts);
  const figures = (await db.doc(rankCountsPath(category)).get()).data();
  const rankCounts = parseRankCounts(figures);
  return [
    ...compareMaps(`${category} ledger`, counted, right),
    ...compare(`${category} results`, results, toTopTen(tally, parts, rankCounts)),
    ...(figures?.version === stored?.version
      ? compareMaps(`${category} rank counts`, rankCounts.rankCounts, tally.rankCounts)
      : []),
    ...(lastEdition
      ? compare(`${category} edition`, stored?.lastEdition, edition && toEarlierTen(latest.id, edition))
      : []),
  ];
}
