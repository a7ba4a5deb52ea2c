import { REGION } from '@outrank/shared/callables';
import { FirebaseError } from 'firebase-admin/app';
import { getFunctions } from 'firebase-admin/functions';
import { app } from './app.ts';
import { createTaskRequests, type Task } from './taskRequests.ts';

async function enqueue({ queue, id, data }: Task): Promise<void> {
  const tasks = getFunctions(app).taskQueue(`locations/${REGION}/functions/${queue}`);
  try {
    await tasks.enqueue(data, { id, scheduleTime: new Date(data.dueAt) });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

function isDuplicate(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'functions/task-already-exists';
}

/** Requests a task, which runs within about two seconds: at most one of a key in a second. */
export const requestTask = createTaskRequests(enqueue, Date.now);
