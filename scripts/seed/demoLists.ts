import { demoUsers, type SeededUser } from '@outrank/shared/accounts/demoUsers';
import { isSeasonId } from '@outrank/shared/catalogue/catalogue';
import { createListId, type ListKey, listPath } from '@outrank/shared/documents/list';
import { favoritePath, upvotePath } from '@outrank/shared/documents/reactions';
import { toDayNumber } from '@outrank/shared/documents/timestamp';
import { toIsoWeek } from '@outrank/shared/lists/lastWeek';
import { toStoredContent } from '@outrank/shared/lists/listContent';
import { contestantItem, type ListedItem, seasonItem } from '@outrank/shared/lists/listedItem';
import type { SeededRandom } from '@outrank/shared/testing/seededRandom';
import { type DemoList, demoContent, type SeedDocument } from './demoContent.ts';

export type PublishedList = {
  readonly key: ListKey;
  readonly owner: SeededUser;
  readonly content: DemoList;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const HOUR = 3_600_000;
const SPAN_HOURS = 28 * 24;

/** Spreads the lists over the four weeks before now in random order, one every ten hours or so. */
export function createLists(now: Date, random: SeededRandom): PublishedList[] {
  const step = SPAN_HOURS / demoContent.lists.length;
  return random.shuffled(demoContent.lists).map((content, index) => {
    const hoursAgo = (index + random.between(0.2, 0.8)) * step;
    const createdAt = new Date(Math.round(now.getTime() - hoursAgo * HOUR));
    const editedAt = new Date(Math.round(createdAt.getTime() + random.between(0.1, 0.9) * hoursAgo * HOUR));
    const savedAt = random.happens(0.3) ? editedAt : createdAt;
    const owner = findDemoUser(content.by);
    return {
      key: { userId: owner.uid, listId: createListId(createdAt.getTime()) },
      owner,
      content,
      createdAt,
      updatedAt: content.lastWeek ? now : savedAt,
    };
  });
}

/** The list as the app would have stored it, its upvotes, and favorites by some of its voters. */
export function createListDocuments(list: PublishedList, now: Date, random: SeededRandom): SeedDocument[] {
  const { key, owner, content, createdAt, updatedAt } = list;
  const voters = demoUsers.filter(() => random.happens(content.appeal));
  const votes = voters.map(({ uid }) => ({ uid, at: randomMoment(createdAt, now, random) }));
  const upvotes = votes.map(({ uid, at }) => ({ path: upvotePath(uid, key), data: { ...key, at } }));
  const favorites = votes
    .filter(({ uid }) => uid !== key.userId && random.happens(content.appeal / 4))
    .map(({ uid, at }) => ({
      path: favoritePath(uid, key),
      data: { ...key, name: content.name, favoritedAt: at },
    }));
  const times = votes.map(({ at }) => at.getTime());
  const changedAt = new Date(Math.max(updatedAt.getTime(), ...times));
  const { name, description, tags, notes = {} } = content;
  const items = parseItems(content.items).map((item) => {
    const note = notes[item.id];
    return note === undefined ? item : { ...item, note };
  });
  const ownContent = { name, description, tags, items };
  const own = createListData(key, owner.name, ownContent, createdAt);
  const lastWeek = content.lastWeek && { week: toIsoWeek(now), itemIds: content.lastWeek.split(' ') };
  const data = {
    ...own,
    ...(lastWeek && { lastWeek }),
    updatedAt,
    changedAt,
    upvoteCount: votes.length,
    countedAt: changedAt,
  };
  return [{ path: listPath(key), data }, ...upvotes, ...favorites];
}

/** A new list as the app stores it, without `changedAt`. */
export function createListData(
  { listId: id, userId }: ListKey,
  userName: string,
  content: Parameters<typeof toStoredContent>[0],
  createdAt: Date,
) {
  return {
    ...toStoredContent(content),
    id,
    userId,
    userName,
    isPublic: true,
    createdAt,
    createdDay: toDayNumber(createdAt),
    updatedAt: createdAt,
    upvoteCount: 0,
    commentCount: 0,
  };
}

/** Most answers follow soon: the later half of the time is half as likely. */
export function randomMoment(from: Date, to: Date, random: SeededRandom): Date {
  const part = Math.min(random.next(), random.between(0.02, 1));
  return new Date(Math.round(from.getTime() + part * (to.getTime() - from.getTime())));
}

export function parseItems(items: string): ListedItem[] {
  return items.split(' ').map((text) => {
    const [id = '', season] = text.split('@');
    return isSeasonId(id) ? seasonItem(id) : contestantItem(id, season);
  });
}

function findDemoUser(key: string): SeededUser {
  const user = demoUsers.find(({ uid }) => uid === `demo-${key}`);
  if (user === undefined) throw new Error(`There is no demo user ${key}.`);
  return user;
}
