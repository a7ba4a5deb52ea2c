import { isDeepStrictEqual } from 'node:util';
import { type CategoryId, categories } from '@outrank/shared/catalogue/categories';
import type { PollId } from '@outrank/shared/documents/results';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { countBallots } from './countBallots.ts';
import type { Poll } from './poll.ts';

/** What an event says about a user's ballots. */
export type BallotChange = {
  readonly uid: string;
  /** The polls whose ballots the event is about. */
  readonly changed: readonly PollId[];
  /** The polls that are counted: those, and others whose ballots are in the same document. */
  readonly counted: readonly Poll[];
};

/**
 * Counts a user's current ballots and requests publication in every poll that this run changed or that the event is about.
 * The latter matters when another run counted the change and failed before its request: each change has an event, whose last
 * run ends after the change was counted.
 * @returns the polls in which this run changed something.
 */
export async function tallyChange(
  db: Firestore,
  { uid, changed, counted }: BallotChange,
  requestPublication: (poll: PollId) => unknown,
): Promise<PollId[]> {
  const different = await countBallots(db, uid, counted);
  await Promise.all([...new Set([...changed, ...different])].map(requestPublication));
  return different;
}

/** Finds the categories whose entries differ between two versions of a document of ballots. */
export function findChangedCategories(
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): CategoryId[] {
  return categories.map(({ id }) => id).filter((id) => !isDeepStrictEqual(before?.[id], after?.[id]));
}
