import { type ListKey, listKeyText, storedListSchema } from '@outrank/shared/documents/list';
import { toDayNumber } from '@outrank/shared/documents/timestamp';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { DAY_MS, HOME_SECTION_LISTS, WEEK_MS } from '@outrank/shared/limits';
import { parseWeeklyTop, toStoredCard } from '@outrank/shared/lists/weeklyTop';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { requestEntries } from '../inbox/updateInbox.ts';
import { topListsOfDay } from '../platform/contentQueries.ts';
import { readPages } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { finishAll, type Services } from '../platform/services.ts';

/** How far a list's `createdDay` may be off its `createdAt`: devices set the day, and the rules allow this much. */
const DAY_SLACK_MS = 2 * 60 * 1000;

/**
 * Writes the cards of the public lists of the last 7 x 24 hours that have the most upvotes, ties newest first. It reads a few
 * documents for each day, however many lists there are. `computedAt` changes at every run and shows that the schedule works.
 * @returns how many cards were written.
 */
export async function computeWeeklyTop(db: Firestore, now: Date): Promise<number> {
  const since = now.getTime() - WEEK_MS;
  const days = daysBetween(since - DAY_SLACK_MS, now.getTime() + DAY_SLACK_MS);
  const best = await Promise.all(days.map((day) => bestOfDay(db, day, Timestamp.fromMillis(since))));
  const chosen = best.flat().toSorted(byVotes).slice(0, HOME_SECTION_LISTS);
  // The chosen lists are read again in the transaction that writes their cards. A list that changes later is therefore already
  // among the cards when its event looks for it there. Everybody may read them, so somebody may hold them meanwhile.
  return runTransaction(db, async (transaction) => {
    const lists = chosen.length === 0 ? [] : await transaction.getAll(...chosen.map(({ ref }) => ref));
    const shown = lists.filter(isShown).toSorted(byVotes);
    const cards = shown.map((list) => toStoredCard(list.data() ?? {}));
    const written = { lists: cards, computedAt: FieldValue.serverTimestamp() };
    // Which season airs stays.
    transaction.set(db.doc(WEEKLY_TOP_PATH), written, { merge: true });
    return cards.length;
  });
}

function daysBetween(first: number, last: number): number[] {
  const days = Math.ceil((last - first) / DAY_MS);
  const moments = Array.from({ length: days }, (_, day) => first + day * DAY_MS);
  return [...new Set([...moments, last].map((moment) => toDayNumber(new Date(moment))))];
}

// Skips lists that only older data has: with `public: false`, or invalid.
async function bestOfDay(db: Firestore, day: number, since: Timestamp): Promise<QueryDocumentSnapshot[]> {
  const shown: QueryDocumentSnapshot[] = [];
  for await (const page of readPages(topListsOfDay(db, day, since), HOME_SECTION_LISTS)) {
    shown.push(...page.filter(isShown));
    if (shown.length >= HOME_SECTION_LISTS) break;
  }
  return shown;
}

function isShown(list: DocumentSnapshot): boolean {
  const parsed = storedListSchema.safeParse(list.data());
  return parsed.success && parsed.data.isPublic && parsed.data.public !== false;
}

function byVotes(a: DocumentSnapshot, b: DocumentSnapshot): number {
  const votes: number = b.get('upvoteCount') - a.get('upvoteCount');
  return votes || b.get('createdAt').toMillis() - a.get('createdAt').toMillis();
}

/**
 * Requests that the week's top lists are recomputed within about two seconds, when a list that changed is one of them: its card
 * shows an older version. Reads one document.
 */
export async function requestRefreshOfTop({ db, request }: Services, { userId, listId }: ListKey) {
  const top = parseWeeklyTop((await db.doc(WEEKLY_TOP_PATH).get()).data());
  const isTop = top.some((list) => list.userId === userId && list.id === listId);
  if (isTop) await request({ queue: 'refreshWeeklyTop', key: 'current', payload: {} });
}

/** Requests that the owners of the week's top lists are told. Most were told before, which costs three reads each. */
export async function requestTopEntries({ db, request }: Services): Promise<void> {
  const top = parseWeeklyTop((await db.doc(WEEKLY_TOP_PATH).get()).data());
  const concerned = top.map(({ userId, id }) => ({ userId, target: listKeyText({ userId, listId: id }) }));
  await finishAll(concerned.map((each) => requestEntries({ request }, 'weekComputed', each)));
}
