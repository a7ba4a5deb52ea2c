import { repairStatePath } from '@outrank/shared/documents/upkeep';
import { DAY_MS } from '@outrank/shared/limits';
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Drift, FailedPage, StepResult } from '../platform/log.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/** What the check of some items did. */
export type Checked = {
  readonly repaired: number;
  /** What `finish` is given at the end of the run. */
  readonly found?: readonly string[];
};

type Page<Item> = {
  readonly items: readonly Item[];
  /** Where the next page starts; null at the end. */
  readonly cursor: string | null;
};

/** All items of a step, in an order that never changes. */
export type Pages<Item> = {
  readonly readPage: (cursor: string | null) => Promise<Page<Item>>;
  readonly count: () => Promise<number>;
};

/** A step of the repair job: it checks all items of a kind, a part of them in each run. */
export type Step<Item = QueryDocumentSnapshot> = {
  readonly name: string;
  readonly pages: Pages<Item>;
  /** Repairs what is wrong. Safe beside users, beside itself and when repeated. */
  readonly check: (items: readonly Item[]) => Promise<Checked>;
  /** Returns how many items it repaired. */
  readonly finish?: (found: readonly string[]) => Promise<number>;
};

/** What the checks of all steps work with. */
export type Repair = {
  readonly db: Firestore;
  readonly now: Date;
  /** Takes each drift right after its repair, so that a later failure does not hide it. */
  readonly report: (drift: Drift) => void;
};

/** How much a step does in a run. */
export type Budget = {
  /** A run checks a part of all items, so that a full scan takes this many runs. */
  readonly runs: number;
  /** A run goes on until it has checked so many items, so that small collections are checked whole. */
  readonly itemsMin: number;
  /** The least time between two writes of a step's state. */
  readonly saveEveryMs: number;
};

/** With a run every night, a full scan takes a week at most. */
export const RUN_BUDGET: Budget = { runs: 7, itemsMin: 5000, saveEveryMs: 1000 };

export type Run = {
  readonly db: Firestore;
  /** The same for all attempts of a run. */
  readonly id: string;
  readonly now: Date;
  readonly budget: Budget;
  /** Whether this attempt must end; a retry continues. */
  readonly isOver: () => boolean;
  /** Takes each page that is skipped because its check failed. */
  readonly onPageFailed: (page: FailedPage, error: unknown) => void;
};

/** When so many pages in a row fail, the reason is hardly in the pages. */
const FAILED_IN_A_ROW_MAX = 3;

/** The most that is handed to `finish`, which asks a human long before. */
const FOUND_MAX = 1000;

/** The documents of a query in the order of their paths. */
export function documentsOf(query: Query, pageSize: number): Pages<QueryDocumentSnapshot> {
  const ordered = query.orderBy(FieldPath.documentId());
  return {
    readPage: async (cursor) => {
      const after = cursor === null ? ordered : ordered.startAfter(query.firestore.doc(cursor));
      const { docs } = await after.limit(pageSize).get();
      const last = docs.length < pageSize ? undefined : docs.at(-1);
      return { items: docs, cursor: last?.ref.path ?? null };
    },
    count: async () => (await query.count().get()).data().count,
  };
}

const stateSchema = z.object({
  /** The run that the state is about. */
  run: z.string(),
  /** Whether this run did all of its part. */
  isFinished: z.boolean(),
  /** The last item that the present full scan checked; null before the first. */
  cursor: z.nullable(z.string()),
  scanStartedAt: z.instanceof(Timestamp),
  /** What is left for `finish`. */
  found: z.array(z.string()),
});
type State = z.infer<typeof stateSchema>;

/** Reads how far a step came. Without a state, or with one of an older shape, it starts from the beginning. */
async function readState({ db, id, now }: Run, name: string): Promise<State> {
  const stored = stateSchema.safeParse((await db.doc(repairStatePath(name)).get()).data()).data;
  if (stored?.run === id) return stored;
  const { cursor = null, scanStartedAt, found = [] } = stored ?? {};
  const isGoingOn = cursor !== null && scanStartedAt !== undefined;
  const startedAt = isGoingOn ? scanStartedAt : Timestamp.fromDate(now);
  return { run: id, isFinished: false, cursor, scanStartedAt: startedAt, found };
}

// Two runs at once repeat some work: each stores a position up to which everything was checked.
function saveState({ db }: Run, name: string, state: State): Promise<unknown> {
  return runTransaction(db, async (transaction) => transaction.set(db.doc(repairStatePath(name)), state));
}

/**
 * Checks a part of a step's items, on from where the last run stopped. How far it came is saved about every second, so an
 * attempt that is killed repeats little.
 * @throws when Firestore fails, or several pages in a row cannot be checked; the next attempt continues.
 */
export async function runStep<Item>(step: Step<Item>, run: Run): Promise<StepResult> {
  const state = await readState(run, step.name);
  const done = { checked: 0, repaired: 0, skipped: 0 };
  if (!state.isFinished) {
    state.isFinished = await scan({ step, run, state, done });
    if (state.isFinished && step.finish && state.found.length > 0) {
      done.repaired += await step.finish(state.found);
      state.found = [];
    }
    await saveState(run, step.name, state);
  }
  const scanDays = Math.round((run.now.getTime() - state.scanStartedAt.toMillis()) / DAY_MS);
  return { ...done, isFinished: state.isFinished, scanDays };
}

type Attempt<Item> = {
  readonly step: Step<Item>;
  readonly run: Run;
  readonly state: State;
  readonly done: { checked: number; repaired: number; skipped: number };
};

/** Returns whether the run did its part or reached the end; false when the attempt must end before. */
async function scan<Item>({ step, run, state, done }: Attempt<Item>): Promise<boolean> {
  const { runs, itemsMin, saveEveryMs } = run.budget;
  const total = await step.pages.count();
  let failedInARow = 0;
  let savedAt = Date.now();
  for (let items = 0; ; ) {
    if (run.isOver()) return false;
    const page = await step.pages.readPage(state.cursor);
    items += page.items.length;
    failedInARow = (await checkPage({ step, run, state, done }, page.items, failedInARow))
      ? 0
      : failedInARow + 1;
    state.cursor = page.cursor;
    if (page.cursor === null || items >= Math.max(total / runs, itemsMin)) return true;
    if (Date.now() - savedAt < saveEveryMs) continue;
    await saveState(run, step.name, state);
    savedAt = Date.now();
  }
}

/**
 * Returns whether the check succeeded. A page whose check failed is skipped until the next full scan, so that it does not keep
 * later ones from being checked.
 * @throws when the pages before it failed too.
 */
async function checkPage<Item>(
  { step, run, state, done }: Attempt<Item>,
  items: readonly Item[],
  failedBefore: number,
): Promise<boolean> {
  if (items.length === 0) return true;
  try {
    const { repaired, found = [] } = await step.check(items);
    state.found = [...state.found, ...found].slice(0, FOUND_MAX);
    done.checked += items.length;
    done.repaired += repaired;
    return true;
  } catch (error) {
    run.onPageFailed({ step: step.name, after: state.cursor ?? 'the start' }, error);
    if (failedBefore + 1 === FAILED_IN_A_ROW_MAX) throw error;
    done.skipped += 1;
    return false;
  }
}

/** Adds up what the checks of parts of a page did. */
export function sumChecked(parts: readonly Checked[]): Checked {
  return { repaired: parts.reduce((sum, { repaired }) => sum + repaired, 0) };
}
