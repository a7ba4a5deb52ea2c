import { setTimeout as wait } from 'node:timers/promises';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { firestore } from '../platform/app.ts';
import { log } from '../platform/log.ts';
import { resources, taskOptions } from '../platform/options.ts';
import { untilDue } from '../platform/requestTask.ts';
import { computeWeeklyTop } from '../weeklyTop/computeWeeklyTop.ts';
import { refreshTaskSchema } from '../weeklyTop/refreshWeeklyTop.ts';

/** Recomputes Home's top lists after the second in which one of them changed. */
export const refreshWeeklyTop = onTaskDispatched(taskOptions(resources.scheduled), async ({ data }) => {
  const { dueAt } = refreshTaskSchema.parse(data);
  await wait(untilDue(dueAt, Date.now()));
  const lists = await computeWeeklyTop(firestore, new Date());
  log.info('weeklyTop.recomputed', { lists });
});
