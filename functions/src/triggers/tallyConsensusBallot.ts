import { parseSubject } from '@outrank/shared/consensus/subject';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../platform/app.ts';
import { log } from '../platform/log.ts';
import { eventOptions } from '../platform/options.ts';
import { createPoll } from '../results/polls.ts';
import { requestPublication } from '../results/requestPublication.ts';
import { tallyChange } from '../results/tallyChange.ts';

/** Counts the list that a user offers for a subject after it was offered, replaced or taken back, and requests publication. */
export const tallyConsensusBallot = onDocumentWritten(
  { ...eventOptions, document: 'userLists/{uid}/consensusBallots/{subject}' },
  async ({ params }) => {
    const { uid } = params;
    const subject = parseSubject(params.subject);
    if (subject === undefined) return;
    const change = { uid, changed: [subject], counted: [createPoll(subject)] };
    const counted = await tallyChange(firestore, change, requestPublication);
    log.info('ballot.tallied', { uid, changed: counted });
  },
);
