import { followPath } from '@outrank/shared/documents/following';
import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import type { PageOfLists } from '#data/lists/lists.ts';
import { setUpDatabase, storedList } from '#testing/emulatorDatabase.ts';
import { isFollowing, readFeed, readFollowed, saveFollow } from './following.ts';

const database = setUpDatabase('ben');
const PAGE = 12;
const START = Date.UTC(2026, 2, 1);

/** List `number` of one of 65 users, newer than those with lower numbers. */
const toList = (number: number, changes = {}) =>
  storedList(
    { userId: `fan${number % 65}`, listId: `list_${number}` },
    { createdAt: Timestamp.fromMillis(START + number * 1000), ...changes },
  );

test('with 65 followed users, pages have the newest twelve of all, none twice, although lists are published between', async () => {
  const fans = Array.from({ length: 65 }, (_, index) => `fan${index}`);
  await database.seedLists([
    // Three of a user in a row, so that one query runs out before the others.
    ...Array.from({ length: 40 }, (_, number) => toList(number * 7)),
    toList(500, { isPublic: false }),
    storedList({ userId: 'stranger', listId: 'list_900' }, { createdAt: Timestamp.fromMillis(START + 9e8) }),
  ]);
  const shown: number[] = [];
  let next: PageOfLists['next'];
  for (let page = 0; page === 0 || next; page += 1) {
    const read: PageOfLists = await readFeed(fans, PAGE, next);
    shown.push(...read.entries.map(({ key }) => Number(key.listId.slice(5))));
    expect(shown).toHaveLength(Math.min(40, (page + 1) * PAGE));
    next = read.next;
    await database.seedLists([toList(1000 + page)]);
  }
  expect(shown).toEqual(Array.from({ length: 40 }, (_, index) => (39 - index) * 7));
});

test('following and unfollowing can be repeated, and more than a query has are read, the last one first', async () => {
  await saveFollow({ uid: 'ben', userId: 'ana', isFollowed: true });
  await saveFollow({ uid: 'ben', userId: 'ana', isFollowed: true });
  expect(await isFollowing('ben', 'ana')).toBe(true);
  for (let index = 0; index < 60; index += 1)
    await database.seed(followPath('ben', `fan${index}`), { at: Timestamp.fromMillis(START + index) });
  const followed = await readFollowed('ben');
  expect(followed).toHaveLength(61);
  expect(followed.slice(0, 2)).toEqual(['ana', 'fan59']);
  for (const _ of [1, 2]) await saveFollow({ uid: 'ben', userId: 'ana', isFollowed: false });
  expect(await isFollowing('ben', 'ana')).toBe(false);
});
