import { setTimeout as wait } from 'node:timers/promises';
import { parsePredictionKey } from '@outrank/shared/documents/airing';
import { onTaskDispatched, type Request } from 'firebase-functions/tasks';
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
import { computeWeeklyTop, refreshTaskSchema } from './weeklyTop/computeWeeklyTop.ts';

/** A count on a document that somebody holds waits for a minute, so there is room for others beside it. */
const COUNTS_AT_ONCE = 500;

/** Counts the votes, comments or reports of a target after the second in which they changed. */
export const countTarget = onTaskDispatched(
  taskOptions(resources.waiting, COUNTS_AT_ONCE),
  async ({ data }) => {
    const { dueAt, ...target } = countTaskSchema.parse(data);
    await wait(untilDue(dueAt, Date.now()));
    const isChanged = await count(services, target);
    log.info('target.counted', { ...target, isChanged });
  },
);

/** Brings an entry of a user's inbox up to date after the second in which something happened. */
export const updateInbox = onTaskDispatched(
  taskOptions(resources.waiting, COUNTS_AT_ONCE),
  async ({ data }) => {
    const { dueAt, userId, kind, target } = inboxTaskSchema.parse(data);
    await wait(untilDue(dueAt, Date.now()));
    const isChanged = await update(services, { userId, kind, target }, new Date());
    log.info('inbox.updated', { uid: userId, kind, target, isChanged });
  },
);

async function publishWhenDue({ data }: Pick<Request, 'data'>): Promise<void> {
  await loadCatalogue(firestore);
  const { poll, dueAt } = publishTaskSchema.parse(data);
  await wait(untilDue(dueAt, Date.now()));
  const isWritten = await publishResults(firestore, poll);
  log.info('results.published', { poll, isWritten });
}

/** Publishes a category's results after the second in which its ballots changed. */
export const publishTopTen = onTaskDispatched(taskOptions(resources.publishing), publishWhenDue);

/** Publishes a subject's consensus after the second in which its lists changed. */
export const publishConsensus = onTaskDispatched(taskOptions(resources.cascading), publishWhenDue);

/** A count of 100,000 predictions takes minutes, and Cloud Tasks waits for ten. A retry writes only what is still missing. */
const countingOptions = { ...taskOptions(resources.scanning), timeoutSeconds: 600 };

/** Publishes what all fans predicted, once it has closed. */
export const closeEpisode = onTaskDispatched(countingOptions, async ({ data }) => {
  const { key } = episodeTaskSchema.parse(data);
  const isClosed = await close(firestore, key, Date.now());
  log.info('episode.closed', { key, isClosed });
});

/** Scores predictions after a curator has recorded or corrected an episode, and tells groups of the result. */
export const scoreEpisode = onTaskDispatched(countingOptions, async ({ data }) => {
  const { key } = episodeTaskSchema.parse(data);
  const episodes = await score(firestore, key, Date.now());
  await requestGroupEntries(services, parsePredictionKey(key)?.seasonId ?? '');
  log.info('episode.scored', { key, episodes });
});

/** Recomputes Home's top lists after the second in which one of them changed. */
export const refreshWeeklyTop = onTaskDispatched(taskOptions(resources.scheduled), async ({ data }) => {
  const { dueAt } = refreshTaskSchema.parse(data);
  await wait(untilDue(dueAt, Date.now()));
  const lists = await computeWeeklyTop(firestore, new Date());
  log.info('weeklyTop.recomputed', { lists });
});
