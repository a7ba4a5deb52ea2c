import { categories } from '@outrank/shared/ballots/categories';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { triggerOptions } from '../platform/triggerOptions.ts';
import { countBallot } from '../tally/countBallot.ts';
import { requestPublication } from '../tally/requestPublication.ts';

/**
 * Counts a user's ballots after one was submitted, changed or withdrawn. It requests publication even when nothing changed,
 * because an earlier run may have failed between counting and requesting.
 */
export const tallyBallot = onDocumentWritten(
  { ...triggerOptions, document: 'userGlobalRankings/{uid}' },
  async ({ params: { uid } }) => {
    const changed = await countBallot(firestore, uid);
    await Promise.all(categories.map(({ id }) => requestPublication(id)));
    log.info('ballot.tallied', { uid, changed });
  },
);
