import { repairStatePath } from '@outrank/shared/documents/upkeep';
import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Drift } from '../platform/log.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/** A step of the repair job: it checks all documents of a query, a part of them in each run. */
export type Step = {
  readonly name: string;
  readonly query: Query;
  /** Documents that are checked at once. */
  readonly pageSize: number;
  /** Documents that a run checks, `ITEMS_MAX` when left out. */
  readonly itemsMax?: number;
  /** Repairs what is wrong, and returns how much it repaired. Safe beside users, beside itself and when repeated. */
  readonly check: (page: readonly QueryDocumentSnapshot[]) => Promise<number>;
};

/** The check of a step whose documents are repaired each by itself. `repair` returns how much, or whether, it repaired. */
export function checkEach(
  repair: (document: QueryDocumentSnapshot) => Promise<number | boolean>,
): Step['check'] {
  return async (page) => {
    const repaired = await Promise.all(page.map(repair));
    return repaired.reduce((sum: number, each) => sum + Number(each), 0);
  };
}

/** What the checks of all steps work with. */
export type Repair = {
  readonly db: Firestore;
  readonly now: Date;
  /** Takes each drift right after its repair, so that a later failure does not hide it. */
  readonly report: (drift: Drift) => void;
};

export type Run = {
  readonly db: Firestore;
  /** The same for all attempts of a run. */
  readonly id: string;
  /** Documents that each step checks; only tests have another number. */
  readonly itemsMax?: number;
  /** Whether this attempt must end; a retry continues. */
  readonly isOver: () => boolean;
  /** Takes each step that fails, and each page that is skipped because its check failed. */
  readonly onFailure: (failed: Failed, error: unknown) => void;
};

/** `after` is the path of the last document before a failed page. */
type Failed = { readonly step: string; readonly after?: string };

/** With a run every night, a full scan of a million documents takes a week. */
const ITEMS_MAX = 150_000;

const stateSchema = z.object({
  /** The run that the state is about. */
  run: z.string(),
  /** Whether this run did all of its part. */
  isFinished: z.boolean(),
  /** The last document that the present full scan checked; null before the first. */
  cursor: z.nullable(z.string()),
});

/** Reads how far a step came. Without a state, or with one of an older shape, it starts from the beginning. */
async function readState({ db, id }: Run, name: string): Promise<z.infer<typeof stateSchema>> {
  const stored = stateSchema.safeParse((await db.doc(repairStatePath(name)).get()).data()).data;
  if (stored?.run === id) return stored;
  return { run: id, isFinished: false, cursor: stored?.cursor ?? null };
}

/**
 * Checks a part of a step's documents, on from where the last run stopped. A page whose check fails is skipped until the next
 * full scan, so that it does not keep later ones from being checked. Returns what it did; `skipped` counts those pages.
 */
export async function runStep(step: Step, run: Run) {
  const { name, query, pageSize, check } = step;
  const itemsMax = run.itemsMax ?? step.itemsMax ?? ITEMS_MAX;
  const pages = query.orderBy(FieldPath.documentId()).limit(pageSize);
  const state = await readState(run, name);
  const done = { checked: 0, repaired: 0, skipped: 0 };
  for (let items = 0; !state.isFinished && !run.isOver(); ) {
    const page = state.cursor === null ? pages : pages.startAfter(run.db.doc(state.cursor));
    const { docs } = await page.get();
    try {
      if (docs.length > 0) done.repaired += await check(docs);
      done.checked += docs.length;
    } catch (error) {
      run.onFailure({ step: name, after: state.cursor ?? 'the start' }, error);
      done.skipped += 1;
    }
    items += docs.length;
    const last = docs.length < pageSize ? undefined : docs.at(-1);
    state.cursor = last?.ref.path ?? null;
    state.isFinished = last === undefined || items >= itemsMax;
    // Two runs at once repeat some work: each stores a position up to which everything was checked.
    const stored = run.db.doc(repairStatePath(name));
    await runTransaction(run.db, async (transaction) => transaction.set(stored, state));
  }
  return { ...done, isFinished: state.isFinished };
}
