import { isDeepStrictEqual } from 'node:util';
import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { countBallot } from './countBallot.ts';

/** What an event says about a user's ballots: in which categories they changed. */
export type BallotChange = { readonly uid: string; readonly categories: readonly CategoryId[] };

/**
 * Counts a user's current ballots and requests publication in every category that this run changed or that the event is
 * about. The latter matters when another run counted the change and failed before its request: each change has an event,
 * whose last run ends after the change was counted.
 * @returns the categories in which this run changed something.
 */
export async function tallyChange(
  db: Firestore,
  change: BallotChange,
  requestPublication: (category: CategoryId) => unknown,
): Promise<CategoryId[]> {
  const changed = await countBallot(db, change.uid);
  await Promise.all([...new Set([...change.categories, ...changed])].map(requestPublication));
  return changed;
}

/** Finds the categories whose entries differ between two versions of a document of ballots. */
export function findChangedCategories(
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): CategoryId[] {
  return categories.map(({ id }) => id).filter((id) => !isDeepStrictEqual(before?.[id], after?.[id]));
}
