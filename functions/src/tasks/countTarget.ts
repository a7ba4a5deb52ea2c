import { setTimeout as wait } from 'node:timers/promises';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { countTarget as count, countTaskSchema } from '../counts/countTarget.ts';
import { firestore } from '../platform/app.ts';
import { log } from '../platform/log.ts';
import { resources, taskOptions } from '../platform/options.ts';
import { untilDue } from '../platform/requestTask.ts';

/** A count on a document that somebody holds waits for a minute, so there is room for others beside it. */
const COUNTS_AT_ONCE = 500;

/** Counts the votes, comments or reports of a target after the second in which they changed. */
export const countTarget = onTaskDispatched(
  taskOptions(resources.waiting, COUNTS_AT_ONCE),
  async ({ data }) => {
    const { dueAt, ...target } = countTaskSchema.parse(data);
    await wait(untilDue(dueAt, Date.now()));
    const isChanged = await count(firestore, target);
    log.info('target.counted', { ...target, isChanged });
  },
);
