import { REGION } from '@outrank/shared/callSchemas';
import { onSchedule } from 'firebase-functions/scheduler';
import { requestEpisodeCounts } from './airing/editStoredSeason.ts';
import { authUsers, firestore } from './platform/app.ts';
import { loadCatalogue } from './platform/loadCatalogue.ts';
import { log } from './platform/log.ts';
import { resources } from './platform/options.ts';
import { services } from './platform/services.ts';
import { runRepairJob } from './repair/repairJob.ts';
import { listPolls } from './results/polls.ts';
import { writeEdition } from './results/publishResults.ts';
import { rebuildSnapshot } from './search/liveListIndex.ts';
import { isPostgresChosen } from './search/openSearchEngine.ts';
import { computeWeeklyTop, requestTopEntries } from './weeklyTop/computeWeeklyTop.ts';

/**
 * Recomputes Home's top lists of the week, so that votes and new lists show there within five minutes, tells their owners, and
 * requests what has to be counted of predictions: those that have closed by now, and whatever a lost task has left.
 */
export const recomputeWeeklyTop = onSchedule(
  { schedule: 'every 5 minutes', region: REGION, ...resources.scheduled },
  async () => {
    await computeWeeklyTop(firestore, new Date());
    await requestTopEntries(services);
    await requestEpisodeCounts(services, Date.now());
  },
);

/** Rebuilds the snapshot from which new instances of `searchLists` start. */
export const rebuildSearchSnapshot = onSchedule(
  {
    omit: isPostgresChosen,
    schedule: 'every 60 minutes',
    region: REGION,
    ...resources.scanning,
    timeoutSeconds: 540,
  },
  async () => {
    const written = await rebuildSnapshot(firestore, new Date());
    log.info('searchSnapshot.rebuilt', written);
  },
);

/**
 * Freezes the week's editions when the masks of its episode end (`getEditionStart`). An edition is named after the scheduled time,
 * because the machine's clock may be behind.
 */
export const freezeEdition = onSchedule(
  {
    schedule: '0 0 * * 5',
    timeZone: 'America/New_York',
    region: REGION,
    ...resources.scheduled,
    retryCount: 5,
  },
  async ({ scheduleTime }) => {
    await loadCatalogue(firestore);
    for (const { id } of listPolls()) {
      const isWritten = await writeEdition(firestore, id, new Date(scheduleTime));
      log.info('edition.frozen', { poll: id, isWritten });
    }
  },
);

const TIMEOUT_SECONDS = 1800;

/** A step starts no page after this time, so that the pages in progress have five minutes to finish. */
const WORKING_MS = (TIMEOUT_SECONDS - 300) * 1000;

/**
 * Repairs a part of the database every night, before a week's edition is frozen. Drift is logged as a warning: some of it may be
 * changes whose events are on their way. A retry continues what did not finish.
 */
export const repairJob = onSchedule(
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
    await loadCatalogue(firestore);
    let drifts = 0;
    const isFinished = await runRepairJob({
      db: firestore,
      authUsers,
      now,
      id: scheduleTime,
      polls: listPolls(),
      report: (drift) => {
        drifts += 1;
        log.warn('repair.drift', drift);
      },
      onFailure: (failed, error) => log.error('repair.failed', failed, error),
      isOver: () => Date.now() > now.getTime() + WORKING_MS,
    });
    if (!isFinished) throw new Error('The run is not finished; the retry continues it');
    log.info('repair.finished', { drifts });
  },
);
