import { REGION } from '@outrank/shared/region';
import { onSchedule } from 'firebase-functions/scheduler';
import { authUsers } from '../platform/authUsers.ts';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { resources } from '../platform/resources.ts';
import { reconcileSteps } from '../reconcile/reconcileSteps.ts';
import { runSteps } from '../reconcile/runSteps.ts';

/** A retry usually reaches the same instance, which then skips the steps that already succeeded for this schedule time. */
let progress = { scheduleTime: '', finished: new Set<string>() };

/**
 * Repairs the database every night, before a week's edition is frozen. Drift is logged as an error: it is repaired, but its
 * cause needs a look.
 */
export const reconcile = onSchedule(
  {
    schedule: '0 3 * * *',
    timeZone: 'Etc/UTC',
    region: REGION,
    ...resources.scanning,
    timeoutSeconds: 1800,
    retryCount: 3,
    minBackoffSeconds: 60,
  },
  async ({ scheduleTime }) => {
    if (progress.scheduleTime !== scheduleTime) progress = { scheduleTime, finished: new Set() };
    let drifts = 0;
    const steps = reconcileSteps({
      db: firestore,
      authUsers,
      now: new Date(),
      report: (drift) => {
        drifts += 1;
        log.error('reconcile.drift', drift);
      },
    });
    const onFailure = (step: string, error: unknown) => log.error('reconcile.stepFailed', { step }, error);
    await runSteps(steps, { finished: progress.finished, onFailure });
    progress.finished.clear();
    log.info('reconcile.finished', { drifts });
  },
);
