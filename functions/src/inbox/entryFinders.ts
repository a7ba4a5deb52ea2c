import { standingsPath } from '@outrank/shared/documents/airing';
import { commentPath, commentSchema } from '@outrank/shared/documents/comment';
import { type EntryKind, type InboxEntry, toUpvoteStep } from '@outrank/shared/documents/inbox';
import { type ListKey, listPath, parseListKey, storedListSchema } from '@outrank/shared/documents/list';
import { upvotePath } from '@outrank/shared/documents/reactions';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { NAMED_DOCUMENTS_MAX } from '@outrank/shared/limits';
import { parseWeeklyTop } from '@outrank/shared/lists/weeklyTop';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { blocksOf, groupsOfMember } from '../platform/accountQueries.ts';
import { newestListComments } from '../platform/contentQueries.ts';

/** What an entry is found with. Times are ISO strings. */
type Reader = {
  readonly db: Firestore;
  readonly transaction: Transaction;
  /** Whose inbox it is. */
  readonly userId: string;
  /** The entry so far, or those of all groups. */
  readonly present: readonly InboxEntry[];
  readonly seenAt: string | null;
  readonly now: Date;
};

type Found = Pick<InboxEntry, 'at'> & Partial<InboxEntry>;

/** Finds what an entry says as of now; undefined when there is nothing to say. Also called for targets that no longer exist. */
type FindEntry = (reader: Reader, target: string) => Promise<Found | readonly Found[] | undefined>;

export const entryFinders: Readonly<Record<EntryKind, FindEntry>> = {
  comment: async (reader, target) => {
    if (!(await readList(reader, parseListKey(target)))) return undefined;
    const comments = await readComments(reader, parseListKey(target));
    const own = new Set(comments.filter(({ userId }) => userId === reader.userId).map(({ id }) => id));
    // Replies to the user's own comments have entries of their own.
    const others = comments.filter(({ parentId }) => parentId === null || !own.has(parentId));
    return sumUp(reader, others);
  },
  reply: async (reader, commentId) => {
    const parent = await reader.transaction.get(reader.db.doc(commentPath(commentId)));
    const comment = commentSchema.safeParse(parent.data()).data;
    if (comment?.userId !== reader.userId) return undefined;
    const { listUserId, listId } = comment;
    const comments = await readComments(reader, { userId: listUserId, listId });
    const replies = comments.filter(({ parentId }) => parentId === commentId);
    const found = await sumUp(reader, replies);
    return found && { ...found, listId };
  },
  // Votes are secret, so the entry names nobody.
  upvotes: async (reader, target) => {
    const { transaction, db, userId, now } = reader;
    const [present] = reader.present;
    const key = parseListKey(target);
    const list = await readList(reader, key);
    const own = await transaction.get(db.doc(upvotePath(userId, key)));
    const count = toUpvoteStep((list?.upvoteCount ?? 0) - Number(own.exists));
    if (count === 0) return undefined;
    // Whoever withdraws a vote and gives it again makes no news.
    return present && (present.count ?? 0) >= count ? present : { count, at: now.toISOString() };
  },
  basedOn: async (reader, target) => {
    const key = parseListKey(target);
    const list = await readList(reader, key);
    if (!list?.isPublic || list.basedOn?.userId !== reader.userId) return undefined;
    return sumUp(reader, [{ userId: key.userId, createdAt: list.createdAt }]);
  },
  topList: async (reader, target) => {
    const { transaction, db, userId, now } = reader;
    const [present] = reader.present;
    const { listId } = parseListKey(target);
    const list = await readList(reader, { userId, listId });
    const top = parseWeeklyTop((await transaction.get(db.doc(WEEKLY_TOP_PATH))).data());
    const isTop = top.some((each) => each.userId === userId && each.id === listId);
    if (!list || (!isTop && !present)) return undefined;
    return present ?? { at: now.toISOString() };
  },
  groupResult: async ({ transaction, db, userId, present }, seasonId) => {
    const standings = await transaction.get(db.doc(standingsPath(seasonId)));
    const scoredUntil: unknown = standings.get('scoredUntil');
    const at = scoredUntil instanceof Timestamp && scoredUntil.toDate().toISOString();
    const { docs } = await transaction.get(groupsOfMember(db, userId));
    return docs.flatMap((group): readonly Found[] => {
      if (group.get('seasonId') === seasonId) return at ? [{ groupId: group.id, at }] : [];
      return present.filter(({ groupId }) => groupId === group.id);
    });
  },
};

async function readList({ db, transaction }: Reader, key: ListKey) {
  return storedListSchema.safeParse((await transaction.get(db.doc(listPath(key)))).data()).data;
}

/** So many comments of a list are looked at, the newest. */
const COMMENTS_MAX = 100;

async function readComments({ db, transaction }: Reader, key: ListKey) {
  const { docs } = await transaction.get(newestListComments(db, key).limit(COMMENTS_MAX));
  return docs.flatMap((document) => {
    const { data } = commentSchema.safeParse(document.data());
    return data ? [{ ...data, id: document.id }] : [];
  });
}

type Action = { readonly userId: string; readonly createdAt: string };

/** Sums up what others did, the newest first, without those who are blocked. */
async function sumUp(reader: Reader, actions: readonly Action[]): Promise<Found | undefined> {
  const { userId, seenAt } = reader;
  const [present] = reader.present;
  const blocked = await findBlocked(reader, [...new Set(actions.map((action) => action.userId))]);
  const others = actions.filter((action) => action.userId !== userId && !blocked.has(action.userId));
  const [last] = others;
  if (!last) return undefined;
  const unseen = seenAt === null ? others : others.filter(({ createdAt }) => createdAt > seenAt);
  // What was seen stays as it was shown.
  const count = unseen.length || Math.min(present?.count ?? 1, others.length);
  return { actorId: last.userId, count, at: last.createdAt };
}

async function findBlocked({ db, transaction }: Reader, users: readonly string[]): Promise<Set<unknown>> {
  const blocked = new Set<unknown>();
  for (let first = 0; first < users.length; first += NAMED_DOCUMENTS_MAX) {
    const { docs } = await transaction.get(blocksOf(db, users.slice(first, first + NAMED_DOCUMENTS_MAX)));
    for (const block of docs) blocked.add(block.get('uid'));
  }
  return blocked;
}
