import { randomUUID } from 'node:crypto';
import { reconcileStatePath } from '@outrank/shared/documents/upkeep';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { runTransaction } from '../platform/runTransaction.ts';

const timeSchema = z.instanceof(Timestamp);
const stateSchema = z.object({
  /** The run that wrote last. Another run that saved meanwhile ends this one. */
  run: z.string(),
  /** The last item of the slices that was checked; null before the first. */
  cursor: z.nullable(z.string()),
  /** When the present cycle through everything started. */
  cycleStartedAt: timeSchema,
  /** Changes up to these moments have been checked. */
  changesUpTo: z.record(z.string(), timeSchema),
  found: z.array(z.string()),

  /** The night that the fields below are about. */
  night: z.string(),
  isFinished: z.boolean(),
  isSliceDone: z.boolean(),
  /** How many items the slice has at least; null before they are counted. */
  share: z.nullable(z.int()),
  items: z.int(),
  read: z.int(),
  changesRead: z.int(),
});

/** How far a step has come. */
type WalkState = z.infer<typeof stateSchema>;

export type OpenState = {
  readonly state: WalkState;
  /** Gives false when another run has saved meanwhile; this one must stop. */
  readonly save: () => Promise<boolean>;
  /** Saves unless that happened just now. */
  readonly saveIfDue: () => Promise<boolean>;
};

type Night = {
  readonly db: Firestore;
  readonly id: string;
  readonly now: Date;
  readonly pace: { readonly saveEveryMs: number };
};

/** Reads how far a step came, and starts the night unless an earlier run did. A malformed state starts from the beginning. */
export async function openState({ db, id, now, pace }: Night, step: string): Promise<OpenState> {
  const document = db.doc(reconcileStatePath(step));
  const snapshot = await document.get();
  const stored = stateSchema.safeParse(snapshot.data()).data;
  const earlierRun: unknown = snapshot.get('run');
  const run = randomUUID();
  const state = stored?.night === id ? { ...stored, run } : startNight(stored, { night: id, now, run });
  let savedAt = Date.now();
  const save = () => {
    savedAt = Date.now();
    return runTransaction(db, async (transaction) => {
      const present: unknown = (await transaction.get(document)).get('run');
      if (present !== run && present !== earlierRun) return false;
      transaction.set(document, state);
      return true;
    });
  };
  const saveIfDue = async () => Date.now() - savedAt < pace.saveEveryMs || save();
  return { state, save, saveIfDue };
}

type NewNight = { readonly night: string; readonly now: Date; readonly run: string };

function startNight(earlier: WalkState | undefined, { night, now, run }: NewNight): WalkState {
  const { cursor = null, changesUpTo = {}, found = [] } = earlier ?? {};
  const isNewCycle = earlier === undefined || cursor === null;
  return {
    run,
    cursor,
    cycleStartedAt: isNewCycle ? Timestamp.fromDate(now) : earlier.cycleStartedAt,
    changesUpTo,
    found,
    night,
    isFinished: false,
    isSliceDone: false,
    share: null,
    items: 0,
    read: 0,
    changesRead: 0,
  };
}
