import { parseSlots } from '@outrank/shared/ballots/ballot';
import { builtInSeasons as seasons } from '@outrank/shared/catalogue/catalogue';
import { categories } from '@outrank/shared/catalogue/categories';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { createListId, type ListKey, listPath } from '@outrank/shared/documents/list';
import { favoritePath, upvotePath } from '@outrank/shared/documents/reactions';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { seededRandom } from '@outrank/shared/testing/seededRandom';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { runSchedules } from '../emulators/schedules.ts';
import { createCommentDocuments } from '../seed/demoComments.ts';
import { demoContent } from '../seed/demoContent.ts';
import { createListData, parseItems } from '../seed/demoLists.ts';
import type { Bench } from './bench.ts';

const TWO_YEARS_MS = 2 * 365 * 86_400_000;
const LISTS = 100;
const LISTS_PER_USER = 20;

export const contestantIds = [
  ...new Set(seasons.flatMap(({ contestants }) => contestants.map(({ id }) => id))),
];

/** The list with this number: a demo list at a time in the two years before `now`, the latest months the busiest. */
export function createList(number: number, now: Date) {
  const random = seededRandom(number);
  const createdAt = new Date(now.getTime() - Math.ceil(random.next() ** 2 * TWO_YEARS_MS));
  const user = Math.floor(number / LISTS_PER_USER);
  const key: ListKey = { userId: `bench-user-${user}`, listId: createListId(createdAt.getTime()) };
  const { name, description, tags, items } = random.pick(demoContent.lists);
  const content = { name, description, tags: [...tags], items: random.shuffled(parseItems(items)) };
  const upvoteCount = Math.floor(random.next() ** 6 * 500);
  return { key, data: { ...createListData(key, `User ${user}`, content, createdAt), upvoteCount } };
}

type User = { readonly userId: string; readonly userName: string };

/** Publishes a list of contestants. */
export async function publishList(firestore: Firestore, { userId, userName }: User, count: number) {
  const now = Timestamp.now();
  const items = contestantIds.slice(0, count).map((id) => contestantItem(id));
  const key: ListKey = { userId, listId: createListId(now.toMillis()) };
  const content = { name: `${count} castaways`, description: '', tags: [], items };
  const data = createListData(key, userName, content, now.toDate());
  await firestore.doc(listPath(key)).set({ ...data, changedAt: now });
  return key;
}

let filled: Promise<ListKey> | undefined;

/**
 * Writes, once a run, 100 lists, 26 comments on the first, and votes, favorites and ballots of the user, so that no page is empty.
 * Returns the first list, which has no spoiler tag, so that its items and comments are seen.
 */
export function fillSite({ firestore, userId }: Bench): Promise<ListKey> {
  filled ??= writeSite(firestore, userId);
  return filled;
}

async function writeSite(firestore: Firestore, userId: string): Promise<ListKey> {
  const lists = await writeLists(firestore, LISTS);
  const [list] = lists;
  if (list === undefined) throw new RangeError('There is no list.');
  await writeReactions(firestore, userId, lists);
  await writeComments(firestore, list, userId);
  await runSchedules();
  return list;
}

/** Search reads lists by `changedAt`, so that is the time of the write. */
async function writeLists(firestore: Firestore, count: number): Promise<ListKey[]> {
  const now = new Date();
  const writer = firestore.bulkWriter({ throttling: false });
  const keys = Array.from({ length: count }, (_, number) => {
    const { key, data } = createList(number, now);
    void writer.create(firestore.doc(listPath(key)), { ...data, changedAt: FieldValue.serverTimestamp() });
    return key;
  });
  await writer.close();
  return keys;
}

/** Writes 6 upvotes, 3 favorites and a ballot in each category. */
async function writeReactions(firestore: Firestore, userId: string, lists: readonly ListKey[]) {
  const batch = firestore.batch();
  const now = FieldValue.serverTimestamp();
  for (const key of lists.slice(0, 6)) batch.set(firestore.doc(upvotePath(userId, key)), { ...key, at: now });
  for (const key of lists.slice(0, 3)) {
    const favorite = { ...key, name: 'A favorite', favoritedAt: now };
    batch.set(firestore.doc(favoritePath(userId, key)), favorite);
  }
  const ranking = parseSlots(contestantIds.slice(0, 10));
  const ballots = categories.map(({ id }) => [id, { ranking, submittedAt: now }]);
  batch.set(firestore.doc(ballotsPath(userId)), Object.fromEntries(ballots));
  await batch.commit();
}

const COMMENTS = 26;
const REPLIES = 6;
const VOTES = 5;

/** Writes 26 comments on a list. The 6 newest are replies to the 6 before, and the user has voted on the 5 newest. */
async function writeComments(firestore: Firestore, list: ListKey, userId: string): Promise<void> {
  const batch = firestore.batch();
  const now = Date.now();
  const createId = (index: number) =>
    `bench${list.listId.replace('list_', '')}${index}`.padEnd(20, 'x').slice(0, 20);
  for (let index = 0; index < COMMENTS; index += 1) {
    const comment = {
      id: createId(index),
      author: { uid: `bench-user-${index}`, name: `User ${index}` },
      text: `I would rank the winner higher. ${'The jury saw it too. '.repeat(index % 5)}`.trim(),
      createdAt: new Date(now - (COMMENTS - index) * 60_000),
      parentId: index >= COMMENTS - REPLIES ? createId(index - REPLIES) : null,
    };
    const votes = index >= COMMENTS - VOTES ? [{ uid: userId, value: 1 }] : [];
    const documents = createCommentDocuments(comment, list, votes);
    for (const { path, data } of documents) batch.set(firestore.doc(path), data);
  }
  await batch.commit();
}
