import { listKeyText, WEEKLY_TOP_PATH } from '@outrank/shared/firestore/documentPaths';
import { HOME_SECTION_LISTS } from '@outrank/shared/limits';
import { parseList, storedListSchema } from '@outrank/shared/lists/list';
import { parseWeeklyTop, WEEK_MS } from '@outrank/shared/lists/weeklyTop';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { getListKey } from '../../platform/getListKey.ts';
import { createLiveCatalogue, type LiveCatalogue } from '../../search/createLiveCatalogue.ts';
import { toSearchableList } from '../../search/searchableList.ts';
import { compare, compareMaps } from './compare.ts';

type Documents = readonly QueryDocumentSnapshot[];

/** Compares the week's top lists with a plain sort of all lists. */
export async function findWeeklyTopViolations(db: Firestore, lists: Documents): Promise<string[]> {
  const since = new Date(Date.now() - WEEK_MS).toISOString();
  const right = lists
    .map((list) => list.data())
    .filter((list) => storedListSchema.safeParse(list).success)
    .map(parseList)
    .filter(({ isPublic, createdAt }) => isPublic && createdAt >= since)
    .toSorted((a, b) => b.upvoteCount - a.upvoteCount || (a.createdAt < b.createdAt ? 1 : -1))
    .slice(0, HOME_SECTION_LISTS)
    .map(({ userId, id }) => ({ userId, listId: id }));
  const stored = parseWeeklyTop((await db.doc(WEEKLY_TOP_PATH).get()).data());
  return compare(WEEKLY_TOP_PATH, stored, right);
}

/** Compares the stored lists with what searches find: one that starts now, and those that answered before. */
export async function findSearchViolations(
  db: Firestore,
  lists: Documents,
  searches: readonly LiveCatalogue[],
): Promise<string[]> {
  const stored = new Map(
    lists.flatMap((list) => {
      const key = listKeyText(getListKey(list.ref));
      const searchable = toSearchableList(key, list.data());
      return searchable ? [[key, searchable] as const] : [];
    }),
  );
  const violations: string[] = [];
  for (const getCatalogue of [createLiveCatalogue(db, Date.now), ...searches]) {
    const { catalogue } = await getCatalogue(true);
    const found = [...catalogue.lists()].map((list) => [list.key, list] as const);
    violations.push(...compareMaps('searched list', new Map(found), stored));
  }
  return violations;
}
