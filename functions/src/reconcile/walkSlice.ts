import { log } from '../platform/log.ts';
import { type Attempt, checkPage } from './checkPage.ts';
import { DAY_MS } from './night.ts';
import type { Everything } from './walk.ts';

/**
 * Checks tonight's slice of everything, on from the cursor. Gives false when the attempt must end before that.
 * @throws when a page cannot be read, or several in a row cannot be checked; the next attempt continues.
 */
export async function walkSlice<Item>(
  attempt: Attempt<Item>,
  { readPage, count }: Everything<Item>,
): Promise<boolean> {
  const { state, night, save, saveIfDue } = attempt;
  if (state.isSliceDone) return true;
  state.share ??= await getShare(attempt, count);
  let next = readPage(state.cursor);
  while (!state.isSliceDone) {
    if (night.isOver()) return endEarly(attempt, next);
    const page = await next;
    state.items += page.items.length;
    addRead(attempt, page.read);
    // The next page is read while this one is checked. What changes meanwhile is safe, because repairs read again.
    if (page.cursor !== null && !isEnough(attempt)) next = readPage(page.cursor);
    next.catch(() => undefined);
    state.read += (await checkPage(attempt, page.items, state.cursor ?? 'the start')) ?? 0;
    state.cursor = page.cursor;
    state.isSliceDone = page.cursor === null || isEnough(attempt);
    if (!(await (state.isSliceDone ? save() : saveIfDue()))) return false;
  }
  return true;
}

/** A part of what is left of the cycle, so that the cycle ends in time although the collection grows. */
async function getShare<Item>(attempt: Attempt<Item>, count: Everything<Item>['count']): Promise<number> {
  const { state, night, walk } = attempt;
  const passed = Math.round((night.now.getTime() - state.cycleStartedAt.toMillis()) / DAY_MS);
  const nightsLeft = Math.max(1, night.pace.nights - passed);
  try {
    const items = await count(state.cursor);
    addRead(attempt, Math.max(1, Math.ceil(items / 1000)));
    return Math.ceil(items / nightsLeft);
  } catch (error) {
    // Firestore counts for a minute at most. Without a number, the slice goes on to the budget.
    log.warn('reconcile.countFailed', { step: walk.name }, error);
    return Number.MAX_SAFE_INTEGER;
  }
}

function isEnough<Item>({ state, night: { pace } }: Attempt<Item>): boolean {
  return state.read >= pace.readsMax || (state.items >= Number(state.share) && state.read >= pace.readsMin);
}

function addRead<Item>({ state, done }: Attempt<Item>, read: number): void {
  state.read += read;
  done.read += read;
}

async function endEarly<Item>({ save }: Attempt<Item>, unused: Promise<unknown>): Promise<false> {
  unused.catch(() => undefined);
  await save();
  return false;
}
