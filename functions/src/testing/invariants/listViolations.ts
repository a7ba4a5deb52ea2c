import { isDeepStrictEqual } from 'node:util';
import { listKeyText, WEEKLY_TOP_PATH } from '@outrank/shared/firestore/documentPaths';
import { HOME_SECTION_LISTS } from '@outrank/shared/limits';
import { parseList, storedListSchema } from '@outrank/shared/lists/list';
import { parseWeeklyTop, WEEK_MS } from '@outrank/shared/lists/weeklyTop';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { getListKey } from '../../platform/getListKey.ts';
import type { LiveCatalogue } from '../../search/createLiveCatalogue.ts';
import { createLiveCatalogue } from '../../search/createLiveCatalogue.ts';
import { toSearchableList } from '../../search/searchableList.ts';

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
    .slice(0, HOME_SECTION_LISTS);
  const stored = parseWeeklyTop((await db.doc(WEEKLY_TOP_PATH).get()).data());
  if (isDeepStrictEqual(stored, right)) return [];
  return [`${WEEKLY_TOP_PATH} holds ${stored.map(describe)}, not ${right.map(describe)}`];
}

const describe = ({ name, userName, upvoteCount }: ReturnType<typeof parseList>) =>
  `${name} by ${userName} (${upvoteCount})`;

/** Compares the stored lists with what searches find: one that starts now, and those that answered before. */
export async function findSearchViolations(
  db: Firestore,
  lists: Documents,
  searches: readonly LiveCatalogue[],
): Promise<string[]> {
  const stored = new Map(
    lists.map((list) => [keyOf(list), toSearchableList(keyOf(list), list.data())] as const),
  );
  const found = await Promise.all(
    [createLiveCatalogue(db, Date.now), ...searches].map(async (getCatalogue) => [
      ...(await getCatalogue(true)).lists(),
    ]),
  );
  return found.flatMap((known) => {
    const rows = new Map(known.map((row) => [row.key, row]));
    return [...new Set([...stored.keys(), ...rows.keys()])]
      .filter((key) => !isDeepStrictEqual(stored.get(key), rows.get(key)))
      .map((key) => `search has ${JSON.stringify(rows.get(key))}, not ${JSON.stringify(stored.get(key))}`);
  });
}

function keyOf({ ref }: QueryDocumentSnapshot): string {
  return listKeyText(getListKey(ref));
}
