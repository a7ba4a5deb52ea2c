import { REGION } from '@outrank/shared/callables';
import { onSchedule } from 'firebase-functions/scheduler';
import { authUsers, firestore } from '../platform/app.ts';
import { log } from '../platform/log.ts';
import { resources } from '../platform/options.ts';
import { reconcileSteps } from '../reconcile/reconcileSteps.ts';
import { runSteps } from '../reconcile/runSteps.ts';

const TIMEOUT_SECONDS = 1800;

/** Steps start no further page after this time; five minutes are left for the pages that are being checked. */
const WORKING_MS = (TIMEOUT_SECONDS - 300) * 1000;

/**
 * Repairs a part of the database every night, before a week's edition is frozen. Drift is logged as an error: it is repaired,
 * but its cause needs a look. A retry continues what did not finish.
 */
export const reconcile = onSchedule(
  {
    schedule: '0 3 * * *',
    timeZone: 'Etc/UTC',
    region: REGION,
    ...resources.scanning,
    timeoutSeconds: TIMEOUT_SECONDS,
    retryCount: 3,
    minBackoffSeconds: 60,
  },
  async ({ scheduleTime }) => {
    const now = new Date();
    let drifts = 0;
    const steps = reconcileSteps({
      db: firestore,
      authUsers,
      now,
      night: scheduleTime,
      report: (drift) => {
        drifts += 1;
        log.error('reconcile.drift', drift);
      },
      onPageFailed: (page, error) => log.error('reconcile.pageFailed', page, error),
      isOver: () => Date.now() > now.getTime() + WORKING_MS,
    });
    const unfinished = await runSteps(steps, {
      onResult: (step, result) => log.info('reconcile.stepDone', { step, ...result }),
      onFailure: (step, error) => log.error('reconcile.stepFailed', { step }, error),
    });
    if (unfinished.length === 0) return log.info('reconcile.finished', { drifts });
    log.warn('reconcile.interrupted', { drifts, unfinished });
    throw new Error('The night’s work is not finished; the retry continues it');
  },
);
