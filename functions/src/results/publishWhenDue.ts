import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from 'firebase-functions/tasks';
import { firestore } from '../platform/app.ts';
import { log } from '../platform/log.ts';
import { untilDue } from '../platform/requestTask.ts';
import { publishResults } from './publishResults.ts';
import { publishTaskSchema } from './requestPublication.ts';

/** Publishes the poll that a task names. */
export async function publishWhenDue({ data }: Pick<Request, 'data'>): Promise<void> {
  const { poll, dueAt } = publishTaskSchema.parse(data);
  await wait(untilDue(dueAt, Date.now()));
  const isWritten = await publishResults(firestore, poll);
  log.info('results.published', { poll, isWritten });
}
