import { Timestamp } from 'firebase-admin/firestore';
import { type Attempt, checkPage } from './checkPage.ts';
import { DAY_MS, type Night } from './night.ts';
import type { Changes } from './walk.ts';

/** How far back the first run looks for changes. */
const LOOK_BACK_MS = 7 * DAY_MS;

/** Older changes are left to the slices. */
const TOO_OLD_MS = 14 * DAY_MS;

/**
 * Checks what changed since the last run. Gives false when the attempt must end before that. What the budget leaves is checked
 * on the next nights. A page that fails is left to the slices, or without slices checked again each night until it is too old.
 * @throws when a page cannot be read, or several in a row cannot be checked; the next attempt continues.
 */
export async function walkChanges<Item>(
  attempt: Attempt<Item>,
  name: string,
  changes: Changes<Item>,
): Promise<boolean> {
  const { state, night, save, saveIfDue } = attempt;
  // A millisecond earlier, because others may have changed at the same moment as the last one.
  const after = Timestamp.fromMillis(getStart(attempt, name) - 1);
  const position = { name, after, reached: after, last: undefined, settledAt: getSettledTime(night) };
  for (;;) {
    const isLeft = state.changesRead >= night.pace.readsMax;
    if (isLeft || night.isOver()) return (await save()) && isLeft;
    const isEnd = await checkNextPage(attempt, changes, position);
    if (isEnd || !(await saveIfDue())) return isEnd;
  }
}

type Position<Item> = {
  readonly name: string;
  readonly after: Timestamp;
  readonly settledAt: Timestamp;
  last: Item | undefined;
  /** The time of the last item. */
  reached: Timestamp;
  /** Whether a page failed that no slice will check again. */
  isHeld?: true;
};

/** Gives whether it was the last page. */
async function checkNextPage<Item>(
  attempt: Attempt<Item>,
  changes: Changes<Item>,
  position: Position<Item>,
): Promise<boolean> {
  const { walk, state, done } = attempt;
  const { name, after, settledAt, reached } = position;
  const items = await changes.readPage(after, position.last);
  const pageRead = Math.max(1, items.length);
  done.read += pageRead;
  const read = await checkPage(attempt, items, `${name} ${reached.toDate().toISOString()}`);
  state.changesRead += pageRead + (read ?? 0);
  if (read === undefined && !walk.everything) position.isHeld = true;
  const last = items.at(-1);
  const isEnd = last === undefined || items.length < changes.pageSize;
  if (last !== undefined) Object.assign(position, { last, reached: changes.getTime(last) });
  if (!position.isHeld) state.changesUpTo[name] = isEnd ? settledAt : earliest(position.reached, settledAt);
  return isEnd;
}

function getStart<Item>({ state, night }: Attempt<Item>, name: string): number {
  const now = night.now.getTime();
  const reached = state.changesUpTo[name]?.toMillis() ?? now - LOOK_BACK_MS;
  return Math.max(reached, now - TOO_OLD_MS);
}

// Tests run nights of the future; what changes before them must still be found.
function getSettledTime({ settledBefore }: Night): Timestamp {
  return Timestamp.fromMillis(Math.min(settledBefore.getTime(), Date.now()));
}

function earliest(a: Timestamp, b: Timestamp): Timestamp {
  return a.toMillis() < b.toMillis() ? a : b;
}
