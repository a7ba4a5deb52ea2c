import type { Night } from './night.ts';
import type { Checked, Walk } from './walk.ts';
import type { OpenState } from './walkState.ts';

/** An attempt at tonight's part of a walk. */
export type Attempt<Item> = OpenState & {
  readonly walk: Walk<Item>;
  readonly night: Night;
  readonly done: { checked: number; read: number; repaired: number; skipped: number };
  /** Pages whose check failed, one after the other. */
  failedInARow: number;
};

/** When so many pages in a row fail, the reason is hardly in the pages. */
const FAILED_IN_A_ROW_MAX = 3;

/** The most that is handed to `finish`, which asks a human long before. */
const FOUND_MAX = 1000;

/**
 * Checks the page after a position, and gives what was read besides it. It gives undefined when the check failed: the page is
 * skipped, so that it does not keep later ones from being checked.
 * @throws when several pages in a row fail, and skipping them means that they wait for the next cycle.
 */
export async function checkPage<Item>(
  attempt: Attempt<Item>,
  items: readonly Item[],
  after: string,
): Promise<number | undefined> {
  const { walk, state, night, done } = attempt;
  try {
    const { read, repaired, found = [] } = await checkItems(walk, items);
    attempt.failedInARow = 0;
    state.found = [...state.found, ...found].slice(0, FOUND_MAX);
    done.checked += items.length;
    done.read += read;
    done.repaired += repaired;
    return read;
  } catch (error) {
    night.onPageFailed({ step: walk.name, after }, error);
    attempt.failedInARow += 1;
    if (walk.everything && attempt.failedInARow === FAILED_IN_A_ROW_MAX) throw error;
    done.skipped += 1;
    return undefined;
  }
}

async function checkItems<Item>({ check }: Walk<Item>, items: readonly Item[]): Promise<Checked> {
  return items.length > 0 ? check(items) : { read: 0, repaired: 0 };
}
