import { isDeepStrictEqual } from 'node:util';
import { parseBallots } from '@outrank/shared/ballots/ballot';
import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import { parseEdition, toEarlierTen } from '@outrank/shared/ballots/edition';
import { toTopTen } from '@outrank/shared/ballots/rankTally';
import {
  emptyTally,
  parseCountedBallot,
  sumTallies,
  tallyBallot,
  toCountedSlots,
} from '@outrank/shared/ballots/tally';
import { type PublishedTopTen, parseTopTen } from '@outrank/shared/ballots/topTen';
import { BALLOTS, countedPath, editionsPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** What a missing document means. */
const noResults: PublishedTopTen = { ...toTopTen(emptyTally), publishedAt: undefined };

type Documents = readonly QueryDocumentSnapshot[];

/** Finds categories whose counted or published ballots differ from a recount of every ballot. */
export async function findBallotViolations(db: Firestore): Promise<string[]> {
  const ballots = (await db.collection(BALLOTS).get()).docs;
  const found = await Promise.all(
    categories.map(async ({ id }) => [
      ...(await findMiscounted(db, id, ballots)),
      ...(await findEditionViolations(db, id)),
    ]),
  );
  return found.flat();
}

async function findMiscounted(db: Firestore, category: CategoryId, ballots: Documents): Promise<string[]> {
  const right = new Map(
    ballots.flatMap((document) => {
      const slots = toCountedSlots(parseBallots(document.data())[category]?.slots);
      return slots ? [[document.id, slots] as const] : [];
    }),
  );
  const ledger = (await db.collection(countedPath(category)).get()).docs;
  const counted = new Map(ledger.map((entry) => [entry.id, parseCountedBallot(entry.data())?.slots]));
  const uids = [...new Set([...right.keys(), ...counted.keys()])];
  const wrong = uids.filter((uid) => !isDeepStrictEqual(right.get(uid), counted.get(uid)));
  const results = toTopTen(sumTallies([...right.values()].map(tallyBallot)));
  const published = parseTopTen((await db.doc(topTenPath(category)).get()).data());
  const { publishedAt: _, lastEdition: __, ...stored } = published ?? noResults;
  return [
    ...wrong.map((uid) => `${category} counted ${counted.get(uid)} of ${uid}, not ${right.get(uid)}`),
    ...(isDeepStrictEqual(stored, results)
      ? []
      : [`${category} is published differently than its ballots count`]),
  ];
}

async function findEditionViolations(db: Firestore, category: CategoryId): Promise<string[]> {
  const latest = (await db.collection(editionsPath(category)).get()).docs.at(-1);
  const edition = latest && parseEdition(latest.id, latest.data());
  const { lastEdition } = parseTopTen((await db.doc(topTenPath(category)).get()).data()) ?? {};
  const right = edition && toEarlierTen(edition.id, edition);
  return !lastEdition || isDeepStrictEqual(lastEdition, right)
    ? []
    : [`${category} shows movements since ${lastEdition.week}, not since ${edition?.id}`];
}
