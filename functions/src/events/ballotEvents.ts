import { isDeepStrictEqual } from 'node:util';
import { categories } from '@outrank/shared/catalogue/categories';
import { parseSubject } from '@outrank/shared/consensus/subject';
import { consensusBallotsPath } from '@outrank/shared/documents/ballots';
import { ballotSource } from '@outrank/shared/sharing/shareSource';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { loadCatalogue, reloadCatalogue } from '../platform/loadCatalogue.ts';
import { eventOptions } from '../platform/options.ts';
import { type Change, type Services, services, toChange } from '../platform/services.ts';
import { tallyChange } from '../results/countBallots.ts';
import { categoryPolls, createPoll } from '../results/polls.ts';
import { removeShares } from '../sharing/removeShares.ts';

/** The categories whose ballots were submitted, changed or withdrawn. */
export function decideOnBallots({ before, after }: Change) {
  const changed = categories
    .map(({ id }) => id)
    .filter((id) => !isDeepStrictEqual(before?.[id], after?.[id]));
  return { changed, withdrawn: changed.filter((id) => after?.[id] === undefined) };
}

/**
 * Counts a user's ballots and requests the publication of the changed categories. All categories are counted, because their
 * ballots are in one document. A withdrawn ballot is no longer shared.
 */
export async function followBallots(
  given: Services,
  uid: string,
  decision: ReturnType<typeof decideOnBallots>,
) {
  const { changed, withdrawn } = decision;
  if (changed.length === 0) return;
  await loadCatalogue(given.db);
  await tallyChange(given, { uid, changed, counted: categoryPolls });
  for (const category of withdrawn) await removeShares(given.db, ballotSource(uid, category));
}

/** Counts a user's ballots after one was submitted, changed or withdrawn. */
export const onBallotWritten = onDocumentWritten(
  { ...eventOptions, document: 'userGlobalRankings/{uid}' },
  ({ params, data }) => followBallots(services, params.uid, decideOnBallots(toChange(data))),
);

/** Whether another list is counted than before. Saving the same list again writes its ballot too, and has an event of its own. */
export function isOtherSubmission({ before, after }: Change): boolean {
  return before?.listId !== after?.listId;
}

/** Counts the list that a user has counted for a subject. What is no subject of the catalogue, which rules cannot read, is removed. */
export async function followSubmission(given: Services, uid: string, subjectId: string): Promise<void> {
  await loadCatalogue(given.db);
  if (parseSubject(subjectId) === undefined) await reloadCatalogue(given.db);
  const subject = parseSubject(subjectId);
  if (subject === undefined) {
    await given.db.doc(`${consensusBallotsPath(uid)}/${subjectId}`).delete();
    return;
  }
  await tallyChange(given, { uid, changed: [subject], counted: [createPoll(subject)] });
}

/** Counts the list that a user submits to a consensus, after it was submitted, replaced or taken back. */
export const onConsensusBallotWritten = onDocumentWritten(
  { ...eventOptions, document: 'userLists/{uid}/consensusBallots/{subject}' },
  async ({ params: { uid, subject }, data }) => {
    if (isOtherSubmission(toChange(data))) await followSubmission(services, uid, subject);
  },
);
