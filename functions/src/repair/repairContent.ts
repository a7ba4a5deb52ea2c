import { isDeepStrictEqual } from 'node:util';
import { profileSchema, userListsPath } from '@outrank/shared/documents/account';
import { COMMENTS } from '@outrank/shared/documents/comment';
import { storedListSchema } from '@outrank/shared/documents/list';
import { deriveFields } from '@outrank/shared/lists/listContent';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { cascadeUserName } from '../cascade/cascadeUserName.ts';
import {
  type Count,
  type Counted,
  type Counters,
  commentsOf,
  commentVotesOf,
  hasCounters,
  readCount,
  storeCount,
  upvotesOf,
} from '../counts/countVotes.ts';
import { allLists, getListKey } from '../platform/contentQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { type Checked, documentsOf, type Repair, type Step, sumChecked } from './runStep.ts';

/** Documents whose votes are counted at once. */
const PAGE = 100;

/** A list or comment as stored, the user whose name it holds, and what is counted for it. */
type Content = {
  readonly stored: QueryDocumentSnapshot;
  readonly uid: string;
  readonly counted: readonly Counted[];
};

const itemFields = ['itemIds', 'itemSeasonIds', 'notes'] as const;
const derivedFields = ['castOf', 'notedIds', 'topIds'] as const;
const LIST_FIELDS = ['upvoteCount', 'commentCount', 'countedAt', 'userName', ...itemFields, ...derivedFields];
const itemsSchema = z.pick(storedListSchema, { itemIds: true, itemSeasonIds: true, notes: true });

/** Checks the names on all lists and comments, the votes on them, and the comments of lists. */
export function repairContent(repair: Repair): Step[] {
  const { db } = repair;
  const repairNames = createNameRepair(repair);
  const check = async (page: readonly Content[]) =>
    sumChecked([await repairNames(page), await recountVotes(repair, page)]);
  const checkLists = async (lists: readonly QueryDocumentSnapshot[]) => {
    const page = lists.map((stored): Content => {
      const key = getListKey(stored.ref);
      return { stored, uid: key.userId, counted: [upvotesOf(db, key), commentsOf(db, key)] };
    });
    return sumChecked([await check(page), await repairDerived(repair, lists)]);
  };
  return [
    {
      name: 'recountLists',
      pages: documentsOf(allLists(db).select(...LIST_FIELDS), PAGE),
      check: checkLists,
    },
    {
      name: 'recountComments',
      pages: documentsOf(
        db.collection(COMMENTS).select('upvoteCount', 'downvoteCount', 'countedAt', 'userId', 'userName'),
        PAGE,
      ),
      check: (comments) =>
        check(
          comments.map((stored) => {
            const userId: unknown = stored.get('userId');
            const uid = typeof userId === 'string' ? userId : '';
            return { stored, uid, counted: [commentVotesOf(db, stored.id)] };
          }),
        ),
    },
  ];
}

/**
 * Counts the votes on some lists or comments, and the comments of lists, and repairs counters that differ, as `countTarget`
 * does. Safe while users vote.
 */
async function recountVotes(repair: Repair, page: readonly Content[]): Promise<Checked> {
  const all = page.flatMap(({ stored, counted }) => counted.map((each) => ({ stored, counted: each })));
  const counts = await Promise.all(all.map(({ counted }) => readCount(counted)));
  let repaired = 0;
  for (const [index, { stored, counted }] of all.entries()) {
    const count = counts[index];
    if (!count || isRight(stored, count.counters)) continue;
    await repairCount(repair, stored, counted, count);
    repaired += 1;
  }
  return { repaired };
}

// A vote looks uncounted to its user while the time of the count is missing.
function isRight(stored: QueryDocumentSnapshot, counters: Counters): boolean {
  const hasVotes = 'upvoteCount' in counters && Object.values(counters).some((count) => count > 0);
  return hasCounters(stored, counters) && (!hasVotes || stored.get('countedAt') !== undefined);
}

async function repairCount(
  { db, report }: Repair,
  stored: QueryDocumentSnapshot,
  counted: Counted,
  count: Count,
): Promise<void> {
  if (!(await storeCount(db, counted))) return;
  for (const [field, right] of Object.entries(count.counters)) {
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
async function repairDerived({ db }: Repair, lists: readonly QueryDocumentSnapshot[]): Promise<Checked> {
  const wrong = lists.filter((stored) => findDerivedChange(stored));
  const repairOne = ({ ref }: QueryDocumentSnapshot) =>
    runTransaction(db, async (transaction) => {
      const change = findDerivedChange(await transaction.get(ref));
      if (change) transaction.update(ref, change);
    });
  await Promise.all(wrong.map(repairOne));
  return { repaired: wrong.length };
}

/** Writes a user's name to all their lists and comments when one of them holds another one. */
function createNameRepair({ db, report }: Repair) {
  // Once in a run, because a list and a comment may show the same.
  const repairs = new Map<string, Promise<void>>();
  const repairName = async ({ id: uid, ref }: DocumentSnapshot) => {
    const right = await cascadeUserName(db, uid);
    const isRewritten = Object.values(right).some((count) => count > 0);
    if (isRewritten) report({ path: ref.path, stored: 'copies of another name', right });
  };
  return async (page: readonly Content[]): Promise<Checked> => {
    const uids = [...new Set(page.map(({ uid }) => uid))].filter((uid) => uid !== '');
    if (uids.length === 0) return { repaired: 0 };
    const profiles = await db.getAll(...uids.map((uid) => db.doc(userListsPath(uid))));
    const misnamed = profiles.filter((profile) => {
      const name = profileSchema.safeParse(profile.data()).data?.displayName;
      const copies = page.filter(({ uid }) => uid === profile.id);
      return name !== undefined && copies.some(({ stored }) => stored.get('userName') !== name);
    });
    for (const profile of misnamed) {
      const repairing = repairs.get(profile.id) ?? repairName(profile);
      repairs.set(profile.id, repairing);
      await repairing;
    }
    return { repaired: misnamed.length };
  };
}
