import { REGION } from '@outrank/shared/region';
import { FirebaseError } from 'firebase-admin/app';
import { getFunctions } from 'firebase-admin/functions';
import { createPublishRequests, type PublishTask } from './publishRequests.ts';

async function enqueue({ id, category, dueAt }: PublishTask): Promise<void> {
  const queue = getFunctions().taskQueue(`locations/${REGION}/functions/publishTopTen`);
  try {
    await queue.enqueue({ category, dueAt }, { id, scheduleTime: new Date(dueAt) });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

function isDuplicate(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'functions/task-already-exists';
}

/** Requests that a category is published within about two seconds; called after each change. */
export const requestPublication = createPublishRequests(enqueue, Date.now);
