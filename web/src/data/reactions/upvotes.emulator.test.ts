import { listKeyText, listPath, upvotesPath } from '@outrank/shared/firestore/documentPaths';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { getClient, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { readUpvote, readUpvoted, saveUpvote } from './upvotes.ts';

const database = setUpDatabase();
const heroes = { userId: 'ana', listId: 'list_1' };
const ben = getClient('ben');
const benWishes = (isUpvoted: boolean, key = heroes) => saveUpvote(ben, { uid: 'ben', key, isUpvoted });
const storedCount = async (key = heroes) => (await database.read(listPath(key)))?.upvoteCount;
const bensMarks = () => database.readIds(upvotesPath('ben'));

beforeEach(() => database.seedList(heroes, { upvoteCount: 4 }));

describe('an upvote', () => {
  test('is kept as one’s own and pluralize on the list', async () => {
    await benWishes(true);
    expect(await bensMarks()).toEqual(['ana~list_1']);
    expect(await storedCount()).toBe(5);
  });

  test('answers with the vote and the count as they stand', async () => {
    const { votedAt, list } = await benWishes(true);
    expect(list).toEqual({ upvoteCount: 5, changedAt: votedAt });
  });

  test('can be taken back', async () => {
    await benWishes(true);
    await expect(benWishes(false)).resolves.toMatchObject({ votedAt: undefined, list: { upvoteCount: 4 } });
    expect(await bensMarks()).toEqual([]);
    expect(await storedCount()).toBe(4);
  });

  test('of one’s own list counts as well', async () => {
    await saveUpvote(getClient('ana'), { uid: 'ana', key: heroes, isUpvoted: true });
    expect(await storedCount()).toBe(5);
  });

  test('that was made already, in a second tab or before its answer was lost, counts once', async () => {
    const first = await benWishes(true);
    await expect(benWishes(true)).resolves.toEqual(first);
    expect(await storedCount()).toBe(5);
    await benWishes(false);
    await benWishes(false);
    expect(await storedCount()).toBe(4);
  });

  test('in two tabs at the same moment counts once', async () => {
    await Promise.all([benWishes(true), benWishes(true), benWishes(true)]);
    expect(await storedCount()).toBe(5);
    await Promise.all([benWishes(false), benWishes(false), benWishes(false)]);
    expect(await storedCount()).toBe(4);
  });

  test('of thirty fans at the same moment counts thirty times', async () => {
    const uids = Array.from({ length: 30 }, (_, index) => `fan${index}`);
    await Promise.all(uids.map((uid) => saveUpvote(getClient(uid), { uid, key: heroes, isUpvoted: true })));
    expect(await storedCount()).toBe(34);
  });

  test('of a list that was deleted fails', async () => {
    await database.remove(listPath(heroes));
    await expect(benWishes(true)).rejects.toThrow();
    expect(await bensMarks()).toEqual([]);
  });

  test('of one’s own list that was deleted fails because it is not there', async () => {
    await database.remove(listPath(heroes));
    const failed = saveUpvote(getClient('ana'), { uid: 'ana', key: heroes, isUpvoted: true });
    expect(errorKind(await failed.catch((error) => error))).toBe('notFound');
  });

  test('of a list that was hidden fails', async () => {
    await database.change(listPath(heroes), { isPublic: false });
    await expect(benWishes(true)).rejects.toThrow();
    expect(await storedCount()).toBe(4);
  });

  test('for another fan fails', async () => {
    await expect(saveUpvote(ben, { uid: 'cleo', key: heroes, isUpvoted: true })).rejects.toThrow();
    expect(await storedCount()).toBe(4);
  });
});

describe('one’s own votes', () => {
  test('are read for many lists, those that are there', async () => {
    const keys = Array.from({ length: 65 }, (_, index) => ({ userId: 'ana', listId: `list_${index + 10}` }));
    const voted = keys.filter((_, index) => index % 20 === 4);
    for (const key of voted) {
      await database.seedList(key);
      await benWishes(true, key);
    }
    const found = await readUpvoted(ben, 'ben', keys);
    expect([...found.keys()].sort()).toEqual(voted.map(listKeyText).sort());
    const { votedAt } = await readUpvote(ben, 'ben', voted[0] ?? heroes);
    expect(found.get(listKeyText(voted[0] ?? heroes))).toBe(votedAt);
  });

  test('of no list ask nothing', async () => {
    expect(await readUpvoted(ben, 'ben', [])).toEqual(new Map());
  });
});

const fans = ['ana', 'ben', 'cleo'];
const wish = fc.record({ uid: fc.constantFrom(...fans), list: fc.nat({ max: 1 }), isUpvoted: fc.boolean() });

test('however fans toggle side by side, each list counts as many upvotes as there are marks', async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 12 }), async (pendingComments) => {
      round += 1;
      const keys = [0, 1].map((list) => ({ userId: 'ana', listId: `list_${round}${list}` }));
      await Promise.all(keys.map((key) => database.seedList(key)));
      await Promise.allSettled(
        pendingComments.map(({ uid, list, isUpvoted }) =>
          saveUpvote(getClient(uid), { uid, key: keys[list] ?? heroes, isUpvoted }),
        ),
      );
      const marks = (await Promise.all(fans.map((uid) => database.readIds(upvotesPath(uid))))).flat();
      for (const key of keys) {
        expect(await storedCount(key)).toBe(marks.filter((name) => name === listKeyText(key)).length);
      }
    }),
    { numRuns: 20 },
  );
}, 90_000);
