import { listKeyText, listPath } from '@outrank/shared/documents/list';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { HOME_SECTION_LISTS, WEEK_MS } from '@outrank/shared/limits';
import { parseWeeklyTop, toStoredCard } from '@outrank/shared/lists/weeklyTop';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { getListKey } from '../../platform/contentQueries.ts';
import { createLiveListIndex, type LiveListIndex } from '../../search/liveListIndex.ts';
import { toSearchableList } from '../../search/searchableList.ts';
import { compare, compareMaps } from './compare.ts';

type Documents = readonly QueryDocumentSnapshot[];

/** Compares the cards of the week's top lists with the lists, which is right once all events are delivered. */
export async function findStaleCards(db: Firestore): Promise<string[]> {
  const cards = parseWeeklyTop((await db.doc(WEEKLY_TOP_PATH).get()).data());
  const found = cards.map(async (card) => {
    const path = listPath({ userId: card.userId, listId: card.id });
    const list = (await db.doc(path).get()).data();
    const [right] = parseWeeklyTop({ lists: list ? [toStoredCard(list)] : [] });
    return compare(`the card of ${path}`, card, right);
  });
  return (await Promise.all(found)).flat();
}

/** Compares the week's top lists with a plain sort of all lists. */
export async function findWeeklyTopViolations(db: Firestore, lists: Documents): Promise<string[]> {
  const since = new Date(Date.now() - WEEK_MS).toISOString();
  const right = parseWeeklyTop({ lists: lists.map((list) => toStoredCard(list.data())) })
    .filter(({ isPublic, createdAt }) => isPublic && createdAt >= since)
    .toSorted((a, b) => b.upvoteCount - a.upvoteCount || (a.createdAt < b.createdAt ? 1 : -1))
    .slice(0, HOME_SECTION_LISTS);
  const stored = parseWeeklyTop((await db.doc(WEEKLY_TOP_PATH).get()).data());
  return compare(WEEKLY_TOP_PATH, stored, right);
}

/** Compares the stored lists with what searches find: one that starts now, and those that answered before. */
export async function findSearchViolations(
  db: Firestore,
  lists: Documents,
  searches: readonly LiveListIndex[],
): Promise<string[]> {
  const stored = new Map(
    lists.flatMap((list) => {
      const key = listKeyText(getListKey(list.ref));
      const searchable = toSearchableList(key, list.data());
      return searchable ? [[key, searchable] as const] : [];
    }),
  );
  const violations: string[] = [];
  for (const getListIndex of [createLiveListIndex(db, Date.now), ...searches]) {
    const listIndex = await getListIndex(true);
    const found = listIndex.lists().map((list) => [list.key, list] as const);
    violations.push(...compareMaps('searched list', new Map(found), stored));
  }
  return violations;
}
