import type { Slots } from '@outrank/shared/ballots/ballot';
import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import { toTopTen } from '@outrank/shared/ballots/rankTally';
import { sumTallies, tallyBallot, toCountedSlots } from '@outrank/shared/ballots/tally';
import { parseTopTen } from '@outrank/shared/ballots/topTen';
import { ballotsPath, countedPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import { FieldValue } from 'firebase-admin/firestore';
import { countBallot } from '../tally/countBallot.ts';
import { sumShards } from '../tally/sumShards.ts';
import { db } from './emulator.ts';

const people =
  'tony-vlachos kim-spradlin cirie-fields rob-mariano todd-herzog yul-kwon parvati-shallow sarah-lacina dee-valladares john-cochran rob-cesternino jesse-lopez brian-heidik sophie-clarke';

/** Fourteen contestants of the catalogue: more than fit on a ballot, few enough to tie. */
export const contestants = people.split(' ');

/** Ten slots with these contestants; the others are empty. */
export function slotsOf(...slugs: readonly string[]): Slots {
  return Array.from({ length: 10 }, (_, index) => slugs[index] ?? '');
}

/** Stores a ballot past the rules, without counting it. */
export async function submitBallot(
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

/** Stores and counts a ballot. */
export async function castBallot(uid: string, ...slugs: readonly string[]) {
  await submitBallot(uid, slotsOf(...slugs));
  return countBallot(db, uid);
}

/** Computes what the results must be: a recount of every stored ballot. */
export async function recount(category: CategoryId = 'goat-social') {
  const { docs } = await db.collection('userGlobalRankings').get();
  return toTopTen(
    sumTallies(docs.map((ballots) => tallyBallot(toCountedSlots(ballots.get(`${category}.ranking`))))),
  );
}

export async function publishedResults(category: CategoryId = 'goat-social') {
  const stored = parseTopTen((await db.doc(topTenPath(category)).get()).data());
  if (!stored) return undefined;
  const { publishedAt: _, ...results } = stored;
  return results;
}

/** Reads the paths of the ledger entries in all categories. */
export async function readLedger(): Promise<string[]> {
  const all = await Promise.all(categories.map(({ id }) => db.collection(countedPath(id)).get()));
  return all.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
}

export const sumResults = async (category: CategoryId = 'goat-social') =>
  (await sumShards(db, category)).results;
