import { isDeepStrictEqual } from 'node:util';
import { parseBallots } from '@outrank/shared/ballots/ballot';
import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import { earlierTenOf, parseEdition } from '@outrank/shared/ballots/edition';
import { resultsOf } from '@outrank/shared/ballots/rankTally';
import { countedOf, emptyTally, parseCounted, sumOf, tallyOf } from '@outrank/shared/ballots/tally';
import { type PublishedTopTen, parseTopTen } from '@outrank/shared/ballots/topTen';
import { BALLOTS, countedPath, editionsPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** What stands where nothing is published. */
const noResults: PublishedTopTen = { ...resultsOf(emptyTally), publishedAt: undefined };

type Documents = readonly QueryDocumentSnapshot[];

/** Where what was counted or published of a category is not what a recount of every ballot gives. */
export async function miscountedBallots(db: Firestore): Promise<string[]> {
  const ballots = (await db.collection(BALLOTS).get()).docs;
  const found = await Promise.all(
    categories.map(async ({ id }) => [
      ...(await miscounted(db, id, ballots)),
      ...(await wrongEditions(db, id)),
    ]),
  );
  return found.flat();
}

async function miscounted(db: Firestore, category: CategoryId, ballots: Documents): Promise<string[]> {
  const right = new Map(
    ballots.flatMap((document) => {
      const slots = countedOf(parseBallots(document.data())[category]?.slots);
      return slots ? [[document.id, slots] as const] : [];
    }),
  );
  const ledger = (await db.collection(countedPath(category)).get()).docs;
  const counted = new Map(ledger.map((entry) => [entry.id, parseCounted(entry.data())?.slots]));
  const fans = [...new Set([...right.keys(), ...counted.keys()])];
  const wrong = fans.filter((uid) => !isDeepStrictEqual(right.get(uid), counted.get(uid)));
  const results = resultsOf(sumOf([...right.values()].map(tallyOf)));
  const published = parseTopTen((await db.doc(topTenPath(category)).get()).data());
  const { publishedAt: _, lastEdition: __, ...stored } = published ?? noResults;
  return [
    ...wrong.map((uid) => `${category} counted ${counted.get(uid)} of ${uid}, not ${right.get(uid)}`),
    ...(isDeepStrictEqual(stored, results) ? [] : [`${category} is not published as its ballots stand`]),
  ];
}

async function wrongEditions(db: Firestore, category: CategoryId): Promise<string[]> {
  const latest = (await db.collection(editionsPath(category)).get()).docs.at(-1);
  const edition = latest && parseEdition(latest.id, latest.data());
  const { lastEdition } = parseTopTen((await db.doc(topTenPath(category)).get()).data()) ?? {};
  const right = edition && earlierTenOf(edition.id, edition);
  return !lastEdition || isDeepStrictEqual(lastEdition, right)
    ? []
    : [`${category} shows movements since ${lastEdition.week}, not since ${edition?.id}`];
}
