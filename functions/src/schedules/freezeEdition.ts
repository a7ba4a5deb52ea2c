import { REGION } from '@outrank/shared/callables';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/app.ts';
import { log } from '../platform/log.ts';
import { resources } from '../platform/options.ts';
import { allPolls } from '../results/polls.ts';
import { writeEdition } from '../results/writeEdition.ts';

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
    for (const { id } of allPolls) {
      const isWritten = await writeEdition(firestore, id, new Date(scheduleTime));
      log.info('edition.frozen', { poll: id, isWritten });
    }
  },
);
