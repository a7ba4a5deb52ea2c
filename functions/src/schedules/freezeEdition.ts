import { REGION } from '@outrank/shared/region';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { resources } from '../platform/resources.ts';
import { allElections } from '../tally/elections.ts';
import { writeEdition } from '../tally/writeEdition.ts';

/** Freezes the week's editions. The schedule's time names an edition, because the clock of the machine may be behind. */
export const freezeEdition = onSchedule(
  {
    schedule: '1 4 * * 5',
    timeZone: 'Etc/UTC',
    region: REGION,
    ...resources.scheduled,
    retryCount: 5,
  },
  async ({ scheduleTime }) => {
    for (const { id } of allElections) {
      const isWritten = await writeEdition(firestore, id, new Date(scheduleTime));
      log.info('edition.frozen', { election: id, isWritten });
    }
  },
);
