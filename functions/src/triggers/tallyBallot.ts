import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../platform/app.ts';
import { log } from '../platform/log.ts';
import { eventOptions } from '../platform/options.ts';
import { categoryPolls } from '../results/polls.ts';
import { requestPublication } from '../results/requestPublication.ts';
import { findChangedCategories, tallyChange } from '../results/tallyChange.ts';
import { removeShares } from '../sharing/removeShares.ts';
import { ballotSource } from '../sharing/sources.ts';

/**
 * Counts a user's ballots after one was submitted, changed or withdrawn, and requests publication of the changed categories. A
 * withdrawn ballot is no longer shared.
 */
export const tallyBallot = onDocumentWritten(
  { ...eventOptions, document: 'userGlobalRankings/{uid}' },
  async ({ params: { uid }, data }) => {
    const after = data?.after.data();
    const changed = findChangedCategories(data?.before.data(), after);
    const change = { uid, changed, counted: categoryPolls };
    const counted = await tallyChange(firestore, change, requestPublication);
    log.info('ballot.tallied', { uid, changed: counted });
    const withdrawn = changed.filter((category) => after?.[category] === undefined);
    for (const category of withdrawn) await removeShares(firestore, ballotSource(uid, category));
  },
);
