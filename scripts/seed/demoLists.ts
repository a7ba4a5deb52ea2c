import { demoUsers, type SeededUser } from '@outrank/shared/accounts/demoUsers';
import { type ListKey, newListId } from '@outrank/shared/firestore/documentPaths';
import { dayNumber } from '@outrank/shared/firestore/timestamp';
import { storedContent } from '@outrank/shared/lists/list';
import { contestantItem, isSeasonId, type ListedItem, seasonItem } from '@outrank/shared/lists/listedItem';
import type { DemoList } from './content/demoList.ts';
import { legendLists } from './content/legendLists.ts';
import { newEraLists } from './content/newEraLists.ts';
import { playerLists } from './content/playerLists.ts';
import { seasonLists } from './content/seasonLists.ts';
import type { SeededRandom } from './seededRandom.ts';

/** A list with its place in time; votes and comments are added to it later. */
export type PublishedList = {
  readonly key: ListKey;
  readonly owner: SeededUser;
  readonly content: DemoList;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export const allDemoLists: readonly DemoList[] = [
  ...legendLists,
  ...playerLists,
  ...newEraLists,
  ...seasonLists,
];

const hour = 3_600_000;
const spanHours = 28 * 24;

/** Spreads the lists over the four weeks before now, in an order by chance, one every ten hours or so. */
export function publishLists(now: Date, random: SeededRandom): PublishedList[] {
  const step = spanHours / allDemoLists.length;
  return random.shuffled(allDemoLists).map((content, place) => {
    const hoursAgo = (place + random.between(0.2, 0.8)) * step;
    const createdAt = new Date(Math.round(now.getTime() - hoursAgo * hour));
    const editedAt = new Date(Math.round(createdAt.getTime() + random.between(0.1, 0.9) * hoursAgo * hour));
    const owner = fanOf(content.by);
    return {
      key: { userId: owner.uid, listId: newListId(createdAt.getTime()) },
      owner,
      content,
      createdAt,
      updatedAt: random.happens(0.3) ? editedAt : createdAt,
    };
  });
}

/** The list's document as the app itself would have stored it. */
export function listDocument(
  { key, owner, content, createdAt, updatedAt }: PublishedList,
  votedAt: readonly Date[],
) {
  const { name, description, tags = [] } = content;
  return {
    ...storedContent({ name, description, tags, items: parseItems(content.items) }),
    id: key.listId,
    userId: key.userId,
    userName: owner.name,
    isPublic: true,
    createdAt,
    createdDay: dayNumber(createdAt),
    updatedAt,
    changedAt: new Date(Math.max(updatedAt.getTime(), ...votedAt.map((at) => at.getTime()))),
    upvoteCount: votedAt.length,
  };
}

export function parseItems(items: string): ListedItem[] {
  return items
    .trim()
    .split(/\s+/)
    .map((text) => {
      const [id = '', season] = text.split('@');
      return isSeasonId(id) ? seasonItem(id) : contestantItem(id, season);
    });
}

function fanOf(key: string): SeededUser {
  const fan = demoUsers.find(({ uid }) => uid === `demo-${key}`);
  if (fan === undefined) throw new Error(`There is no demo fan ${key}.`);
  return fan;
}
