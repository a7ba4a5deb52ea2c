import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { firestore } from './app.ts';
import { requestTask, type TaskRequest } from './requestTask.ts';

/** What the functions of events and tasks work with. Tests hand in their own. */
export type Services = {
  readonly db: Firestore;
  readonly request: (task: TaskRequest) => unknown;
};

export const services: Services = { db: firestore, request: requestTask };

/** A document before and after the write that an event is about. */
export type Change = {
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
};

export function toChange(snapshots: Record<'before' | 'after', DocumentSnapshot> | undefined): Change {
  return { before: snapshots?.before.data(), after: snapshots?.after.data() };
}

/** Waits for all work before it fails, so that one failure does not cut off the rest. The retry of the event repeats all. */
export async function finishAll(work: readonly unknown[]): Promise<void> {
  const results = await Promise.allSettled(work);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
