import { demoUsers } from '@outrank/shared/accounts/demoUsers';
import { categories } from '@outrank/shared/ballots/categories';
import { type EarlierTen, parseTopTen, weightOf } from '@outrank/shared/ballots/topTen';
import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX } from '@outrank/shared/limits';
import { parseList, type RankedList } from '@outrank/shared/lists/list';
import { listTags } from '@outrank/shared/lists/tags';
import { expect, test } from 'vitest';
import { buildDemoWorld } from './buildDemoWorld.ts';
import { allDemoLists } from './demoLists.ts';

const now = new Date('2026-11-21T12:00:00Z');
const world = buildDemoWorld(now);
const day = 24 * 3_600_000;

const below = (pattern: RegExp) => world.filter(({ path }) => pattern.test(path));

/** As the app gets it: moments with `toDate`, like the SDKs' timestamps. */
function asStored(data: Record<string, unknown>): unknown {
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    value instanceof Date ? { toDate: () => value } : value,
  ]);
  return Object.fromEntries(entries);
}

const lists: RankedList[] = below(/^userLists\/[^/]+\/lists\//).map(({ data }) => parseList(asStored(data)));

test('the same moment gives the same world', () => {
  expect(buildDemoWorld(now)).toEqual(world);
});

test('no two documents share a path', () => {
  expect(new Set(world.map(({ path }) => path)).size).toBe(world.length);
});

test('about sixty lists of three to forty items, by every fan, of both kinds and with every tag', () => {
  expect(lists.length).toBeGreaterThanOrEqual(55);
  const lengths = lists.map(({ items }) => items.length);
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([3, 40]);
  expect(new Set(lists.map(({ userId }) => userId)).size).toBe(demoUsers.length);
  expect(new Set(lists.map(({ type }) => type)).size).toBe(2);
  for (const tag of listTags) {
    expect(lists.filter(({ tags }) => tags.includes(tag)).length).toBeGreaterThan(3);
  }
});

test.each(lists.map((list) => [list.name, list] as const))(
  '%s holds only what the catalogue knows, once',
  (_, list) => {
    expect(list.items.filter(({ isUnknown }) => isUnknown)).toEqual([]);
    expect(new Set(list.items.map(({ id }) => id)).size).toBe(list.items.length);
    expect(new Set(list.items.map(({ isSeason }) => isSeason)).size).toBe(1);
  },
);

test('names and descriptions are whole, not cut at their limits', () => {
  for (const { name, description } of allDemoLists) {
    expect(name.length).toBeLessThanOrEqual(LIST_NAME_MAX);
    expect(description.length).toBeLessThanOrEqual(LIST_DESCRIPTION_MAX);
    expect(lists.some((list) => list.name === name && list.description === description)).toBe(true);
  }
});

test('lists spread over the four weeks before now, and some fall into this week', () => {
  const ages = lists.map(({ createdAt }) => (now.getTime() - Date.parse(createdAt)) / day);
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.max(...ages)).toBeLessThan(28);
  for (const week of [0, 1, 2, 3]) {
    expect(ages.filter((age) => Math.floor(age / 7) === week).length).toBeGreaterThan(9);
  }
});

test('a list counts exactly the upvote documents that name it', () => {
  const upvotes = below(/^users\/[^/]+\/upvotes\//);
  for (const { userId, id, upvoteCount } of lists) {
    const own = upvotes.filter(({ data }) => data.userId === userId && data.listId === id);
    expect(own).toHaveLength(upvoteCount);
  }
});

test('a comment counts exactly the votes on it, and a reply stands under a comment of the same list', () => {
  const comments = new Map(below(/^comments\//).map(({ path, data }) => [path.split('/')[1], data]));
  const votes = below(/^users\/[^/]+\/commentVotes\//);
  for (const [id, comment] of comments) {
    const own = votes.filter(({ data }) => data.commentId === id);
    expect(own.filter(({ data }) => data.value === 1)).toHaveLength(Number(comment.upvoteCount));
    expect(own.filter(({ data }) => data.value === -1)).toHaveLength(Number(comment.downvoteCount));
    expect(comment.isReply).toBe(comment.parentId !== null);
    if (comment.parentId !== null) {
      const parent = comments.get(String(comment.parentId));
      expect(parent).toMatchObject({ listId: comment.listId, parentId: null });
      expect(Number(comment.createdAt)).toBeGreaterThanOrEqual(Number(parent?.createdAt));
    }
  }
});

test('one category has an early word, the others more, and each the editions of three weeks', () => {
  const ballots = below(/^userGlobalRankings\//);
  const numberIn = (id: string) => ballots.filter(({ data }) => data[id]).length;
  expect(weightOf(numberIn('goat-social'))).toBe('early');
  for (const { id } of categories) {
    if (id !== 'goat-social') expect(weightOf(numberIn(id))).toBe('settled');
    const editions = below(new RegExp(`^globalRankingsData/${id}/editions/`));
    expect(editions.map(({ path }) => path.split('/').at(-1))).toEqual([
      '2026-11-06',
      '2026-11-13',
      '2026-11-20',
    ]);
    const published = below(new RegExp(`^globalRankingsData/${id}$`));
    for (const { data } of editions) expect(parseTopTen(asStored(data))?.top10).toHaveLength(10);
    expect([...editions, ...published].map(({ data }) => (data.lastEdition as EarlierTen)?.week)).toEqual([
      undefined,
      '2026-11-06',
      '2026-11-13',
      '2026-11-20',
    ]);
  }
});

test('every ballot has ten slots and names nobody twice', () => {
  const rankings = below(/^userGlobalRankings\//)
    .flatMap(({ data }) => Object.values(data))
    .map((entry) => (entry as { ranking: string[] }).ranking);
  expect(rankings.length).toBeGreaterThan(100);
  for (const ranking of rankings) {
    const named = ranking.filter((slot) => slot !== '');
    expect(ranking).toHaveLength(10);
    expect(new Set(named).size).toBe(named.length);
  }
});
