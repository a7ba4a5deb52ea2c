import type { Slots } from '@outrank/shared/ballots/ballot';
import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import { resultsOf } from '@outrank/shared/ballots/rankTally';
import { countedOf, sumOf, tallyOf } from '@outrank/shared/ballots/tally';
import { parseTopTen } from '@outrank/shared/ballots/topTen';
import { ballotsPath, countedPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import { FieldValue } from 'firebase-admin/firestore';
import { addShardsUp } from '../tally/addShardsUp.ts';
import { db } from './emulator.ts';

const people =
  'tony-vlachos kim-spradlin cirie-fields rob-mariano todd-herzog yul-kwon parvati-shallow sarah-lacina dee-valladares john-cochran rob-cesternino jesse-lopez brian-heidik sophie-clarke';

/** Fourteen whom the catalogue knows: more than fit on a ballot, few enough to tie. */
export const contestants = people.split(' ');

/** Ten slots from these, the others empty. */
export function slotsOf(...slugs: readonly string[]): Slots {
  return Array.from({ length: 10 }, (_, place) => slugs[place] ?? '');
}

/** Stores a ballot past the rules, and counts nothing. */
export async function giveBallot(
  uid: string,
  slots: Slots,
  category: CategoryId = 'goat-social',
): Promise<void> {
  const entry = { ranking: [...slots], submittedAt: FieldValue.serverTimestamp() };
  await db.doc(ballotsPath(uid)).set({ [category]: entry }, { merge: true });
}

export async function withdrawBallot(uid: string, category: CategoryId = 'goat-social'): Promise<void> {
  await db.doc(ballotsPath(uid)).set({ [category]: FieldValue.delete() }, { merge: true });
}

/** What the results must be: a recount of every ballot that stands. */
export async function recount(category: CategoryId = 'goat-social') {
  const { docs } = await db.collection('userGlobalRankings').get();
  return resultsOf(sumOf(docs.map((ballots) => tallyOf(countedOf(ballots.get(`${category}.ranking`))))));
}

export async function publishedResults(category: CategoryId = 'goat-social') {
  const stored = parseTopTen((await db.doc(topTenPath(category)).get()).data());
  if (!stored) return undefined;
  const { publishedAt: _, ...results } = stored;
  return results;
}

/** What has been counted of which fan, in all categories. */
export async function ledger(): Promise<string[]> {
  const all = await Promise.all(categories.map(({ id }) => db.collection(countedPath(id)).get()));
  return all.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
}

export const resultsNow = async (category: CategoryId = 'goat-social') =>
  (await addShardsUp(db, category)).results;
