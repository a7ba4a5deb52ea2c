import { setTimeout as wait } from 'node:timers/promises';
import { parsePredictionKey } from '@outrank/shared/documents/airing';
import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/tasks';
import * as z from 'zod/mini';
import {
  closeEpisode as close,
  episodeTaskSchema,
  scoreEpisode as score,
} from './airing/countPredictions.ts';
import { countTarget as count, countTaskSchema } from './counts/countTarget.ts';
import { inboxTaskSchema, requestGroupEntries, updateInbox as update } from './inbox/updateInbox.ts';
import { firestore } from './platform/app.ts';
import { loadCatalogue } from './platform/loadCatalogue.ts';
import { log } from './platform/log.ts';
import { resources, taskOptions } from './platform/options.ts';
import { untilDue } from './platform/requestTask.ts';
import { services } from './platform/services.ts';
import { publishResults, publishTaskSchema } from './results/publishResults.ts';
import { computeWeeklyTop } from './weeklyTop/computeWeeklyTop.ts';

/** A count on a document that somebody holds waits for a minute, so there is room for others beside it. */
const COUNTS_AT_ONCE = 500;

const dueSchema = z.object({ dueAt: z.int() });

/** A function for tasks, which waits until one is due: until the second is over in which others asked for the same work. */
const onTaskDue = (options: TaskQueueOptions, handle: (data: unknown) => Promise<unknown>) =>
  onTaskDispatched(options, async ({ data }) => {
    await wait(untilDue(dueSchema.parse(data).dueAt, Date.now()));
    await handle(data);
  });

/** Counts the votes, comments or reports of a target. */
export const countTarget = onTaskDue(taskOptions(resources.waiting, COUNTS_AT_ONCE), (data) =>
  count(services, countTaskSchema.parse(data)),
);

/** Brings an entry of a user's inbox up to date. */
export const updateInbox = onTaskDue(taskOptions(resources.waiting, COUNTS_AT_ONCE), (data) =>
  update(services, inboxTaskSchema.parse(data), new Date()),
);

async function publish(data: unknown): Promise<void> {
  await loadCatalogue(firestore);
  const { poll } = publishTaskSchema.parse(data);
  const isWritten = await publishResults(firestore, poll);
  log.info('results.published', { poll, isWritten });
}

/** Publishes a category's results. */
export const publishTopTen = onTaskDue(taskOptions(resources.publishing), publish);

/** Publishes a subject's consensus. */
export const publishConsensus = onTaskDue(taskOptions(resources.cascading), publish);

/** A count of 100,000 predictions takes minutes, and Cloud Tasks waits for ten. A retry writes only what is still missing. */
const countingOptions = { ...taskOptions(resources.scanning), timeoutSeconds: 600 };

/** Publishes what all fans predicted, once it has closed. */
export const closeEpisode = onTaskDue(countingOptions, (data) =>
  close(firestore, episodeTaskSchema.parse(data).key, Date.now()),
);

/** Scores predictions after a curator has recorded or corrected an episode, and tells groups of the result. */
export const scoreEpisode = onTaskDue(countingOptions, async (data) => {
  const { key } = episodeTaskSchema.parse(data);
  const episodes = await score(firestore, key, Date.now());
  await requestGroupEntries(services, parsePredictionKey(key)?.seasonId ?? '');
  log.info('episode.scored', { key, episodes });
});

/** Recomputes Home's top lists. */
export const refreshWeeklyTop = onTaskDue(taskOptions(resources.scheduled), () =>
  computeWeeklyTop(firestore, new Date()),
);
