import { isDeepStrictEqual } from 'node:util';
import { profileSchema, userListsPath } from '@outrank/shared/documents/account';
import { COMMENTS } from '@outrank/shared/documents/comment';
import { storedListSchema } from '@outrank/shared/documents/list';
import { REPORT_COUNTS, REPORTS_GROUP, reportCountPath } from '@outrank/shared/documents/moderation';
import { deriveFields } from '@outrank/shared/lists/listContent';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { cascadeUserName } from '../cascade/cascadeUserName.ts';
import { countReportsOf } from '../counts/countTarget.ts';
import {
  type Counted,
  commentsOf,
  commentVotesOf,
  hasCounters,
  storeCount,
  upvotesOf,
} from '../counts/countVotes.ts';
import { allLists, getListKey } from '../platform/contentQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import type { Repair, Step } from './runStep.ts';

/** Documents whose votes or reports are counted at once. */
const PAGE = 100;

const itemFields = ['itemIds', 'itemSeasonIds', 'notes'] as const;
const derivedFields = ['castOf', 'notedIds', 'topIds'] as const;
const countFields = ['upvoteCount', 'downvoteCount', 'commentCount', 'countedAt'];
const nameFields = ['userId', 'userName'];
const itemsSchema = z.pick(storedListSchema, { itemIds: true, itemSeasonIds: true, notes: true });

type Documents = readonly QueryDocumentSnapshot[];

/** Checks the names on all lists and comments, the votes on them, and the comments of lists. */
export function repairContent(repair: Repair): Step[] {
  const { db } = repair;
  return [
    {
      name: 'recountLists',
      query: allLists(db).select(...countFields, ...nameFields, ...itemFields, ...derivedFields),
      pageSize: PAGE,
      check: async (lists) => {
        const counted = ({ ref }: QueryDocumentSnapshot) => {
          const key = getListKey(ref);
          return [upvotesOf(db, key), commentsOf(db, key)];
        };
        const counts = await recountAll(repair, lists, counted);
        return counts + (await repairNames(repair, lists)) + (await repairDerived(repair, lists));
      },
    },
    {
      name: 'recountComments',
      query: db.collection(COMMENTS).select(...countFields, ...nameFields),
      pageSize: PAGE,
      check: async (comments) => {
        const counts = await recountAll(repair, comments, ({ id }) => [commentVotesOf(db, id)]);
        return counts + (await repairNames(repair, comments));
      },
    },
  ];
}

/**
 * Counts the votes on some lists or comments, and the comments of lists, and repairs counters that differ, as `countTarget`
 * does. Safe while users vote.
 */
async function recountAll(
  repair: Repair,
  page: Documents,
  toCounted: (stored: QueryDocumentSnapshot) => readonly Counted[],
): Promise<number> {
  const all = page.flatMap((stored) => toCounted(stored).map((counted) => ({ stored, counted })));
  const counts = await Promise.all(all.map(({ counted }) => counted.count()));
  let repaired = 0;
  for (const [index, { stored, counted }] of all.entries()) {
    const { counters = {} } = counts[index] ?? {};
    if (isRight(stored, counters)) continue;
    if (await storeCount(repair.db, counted)) reportCounters(repair, stored, counters);
    repaired += 1;
  }
  return repaired;
}

// A vote looks uncounted to its user while the time of the count is missing.
function isRight(stored: QueryDocumentSnapshot, counters: Readonly<Record<string, number>>): boolean {
  const hasVotes = 'upvoteCount' in counters && Object.values(counters).some((count) => count > 0);
  return hasCounters(stored, counters) && (!hasVotes || stored.get('countedAt') !== undefined);
}

function reportCounters(
  { report }: Repair,
  stored: QueryDocumentSnapshot,
  counters: Readonly<Record<string, number>>,
): void {
  for (const [field, right] of Object.entries(counters)) {
    const before: unknown = stored.get(field);
    const path = `${stored.ref.path}.${field}`;
    if (before !== right) report({ path, stored: typeof before === 'number' ? before : 'no number', right });
  }
}

/** What a list's derived fields must be changed to; undefined when they are right, or the list is malformed. */
function findDerivedChange(stored: DocumentSnapshot) {
  const items = itemsSchema.safeParse(stored.data()).data;
  const right: DocumentData = items ? deriveFields(items, items.notes) : {};
  const isSame = derivedFields.every((field) => isDeepStrictEqual(stored.get(field), right[field]));
  return isSame || !items ? undefined : { castOf: FieldValue.delete(), ...right };
}

/** Lists that an app of before saved lack what they are found by. That is no drift. */
async function repairDerived({ db }: Repair, lists: Documents): Promise<number> {
  const wrong = lists.filter((stored) => findDerivedChange(stored));
  const repairOne = ({ ref }: QueryDocumentSnapshot) =>
    runTransaction(db, async (transaction) => {
      const change = findDerivedChange(await transaction.get(ref));
      if (change) transaction.update(ref, change);
    });
  await Promise.all(wrong.map(repairOne));
  return wrong.length;
}

/** Writes a user's name to all their lists and comments when one of them holds another one. */
async function repairNames({ db, report }: Repair, page: Documents): Promise<number> {
  const copies = Map.groupBy(page, (copy) => String(copy.get('userId')));
  const profiles = await db.getAll(...[...copies.keys()].map((uid) => db.doc(userListsPath(uid))));
  const misnamed = profiles.filter((profile) => {
    const name = profileSchema.safeParse(profile.data()).data?.displayName;
    const named = copies.get(profile.id) ?? [];
    return name !== undefined && named.some((copy) => copy.get('userName') !== name);
  });
  for (const { id: uid, ref } of misnamed) {
    const right = await cascadeUserName(db, uid);
    const isRewritten = Object.values(right).some((count) => count > 0);
    if (isRewritten) report({ path: ref.path, stored: 'copies of another name', right });
  }
  return misnamed.length;
}

/** Counts the reports of every target that has any, or a count, and repairs counts that differ. */
export function recountReports({ db, report }: Repair): Step[] {
  const recountTarget = async (target: string) => {
    const isChanged = await countReportsOf(db, target);
    if (isChanged) report({ path: reportCountPath(target), stored: 'another count', right: [target] });
    return isChanged;
  };
  const check = async (page: Documents) => {
    const targets = [...new Set(page.map(({ id }) => id))];
    return (await Promise.all(targets.map(recountTarget))).filter(Boolean).length;
  };
  const queries = {
    recountReports: db.collectionGroup(REPORTS_GROUP).select(),
    recountReportCounts: db.collection(REPORT_COUNTS).select(),
  };
  return Object.entries(queries).map(([name, query]) => ({ name, query, pageSize: PAGE, check }));
}
