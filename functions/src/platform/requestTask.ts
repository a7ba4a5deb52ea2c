import { createHash } from 'node:crypto';
import { REGION } from '@outrank/shared/callSchemas';
import { FirebaseError } from 'firebase-admin/app';
import { getFunctions } from 'firebase-admin/functions';
import { app } from './app.ts';

/** A key has one task in this time, however many requests there are. */
const BUCKET_MS = 1000;

/** The clocks of two machines may differ by this much without a missed request. */
const CLOCK_SLACK_MS = 300;

/** The longest time until a task is due. */
const WAIT_MAX_MS = BUCKET_MS + 2 * CLOCK_SLACK_MS;

/** Work for a function that takes tasks. */
export type TaskRequest = {
  /** The name of the function. */
  readonly queue:
    | 'publishTopTen'
    | 'publishConsensus'
    | 'countTarget'
    | 'updateInbox'
    | 'refreshWeeklyTop'
    | 'closeEpisode'
    | 'scoreEpisode';
  /** Requests of one queue with the same key ask for the same work. */
  readonly key: string;
  readonly payload: Readonly<Record<string, string>>;
};

/** Computes how long to wait in milliseconds. The emulator delivers tasks at once, whenever they are due. */
export function untilDue(dueAt: number, now: number): number {
  return Math.min(Math.max(0, dueAt - now), WAIT_MAX_MS);
}

/** The task for a request at a time in milliseconds. A bucket ends after each of its changes, so a task follows every change. */
export function toTask({ queue, key, payload }: TaskRequest, now: number) {
  const bucket = Math.floor(now / BUCKET_MS) + 1;
  const hash = createHash('sha256').update(`${queue} ${key}`).digest('base64url');
  return {
    // The queue accepts each id once. It may only have letters, digits, `-` and `_`. Cloud Tasks is slower with ids that
    // begin alike.
    id: `${hash}-${bucket}`,
    data: { ...payload, dueAt: bucket * BUCKET_MS + CLOCK_SLACK_MS },
  };
}

/** Requests a task, after each change. It runs within about two seconds: at most one of a key in a second. */
export async function requestTask(request: TaskRequest): Promise<void> {
  const { queue } = request;
  const { id, data } = toTask(request, Date.now());
  const tasks = getFunctions(app).taskQueue(`locations/${REGION}/functions/${queue}`);
  try {
    await tasks.enqueue(data, { id, scheduleTime: new Date(data.dueAt) });
  } catch (error) {
    if (!(error instanceof FirebaseError) || error.code !== 'functions/task-already-exists') throw error;
  }
}
