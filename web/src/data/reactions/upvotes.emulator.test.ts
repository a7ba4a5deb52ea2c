import { listKeyText, listPath, upvotesPath } from '@outrank/shared/firestore/documentPaths';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { getClient, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { readUpvote, readUpvoted, saveUpvote } from './upvotes.ts';

const database = setUpDatabase();
const heroes = { userId: 'ana', listId: 'list_1' };
const ben = getClient('ben');
const setUpvote = (isUpvoted: boolean, key = heroes, uid = 'ben') =>
  saveUpvote(getClient(uid), { uid, key, isUpvoted });
const readCount = async (key = heroes) => (await database.read(listPath(key)))?.upvoteCount;
const readVoteIds = (uid = 'ben') => database.readIds(upvotesPath(uid));

beforeEach(() => database.seedList(heroes, { upvoteCount: 4 }));

describe('saving an upvote', () => {
  test('stores the vote, counts it and returns both', async () => {
    const { votedAt, list } = await setUpvote(true);
    expect(list).toEqual({ upvoteCount: 5, changedAt: votedAt });
    expect(await readVoteIds()).toEqual(['ana~list_1']);
    expect(await readCount()).toBe(5);
  });

  test('adds and removes once what a second tab or an attempt with a lost response repeats', async () => {
    const first = await setUpvote(true);
    await expect(setUpvote(true)).resolves.toEqual(first);
    expect(await readCount()).toBe(5);
    const removed = { votedAt: undefined, list: { upvoteCount: 4 } };
    await expect(setUpvote(false)).resolves.toMatchObject(removed);
    await expect(setUpvote(false)).resolves.toMatchObject(removed);
    expect(await readVoteIds()).toEqual([]);
    expect(await readCount()).toBe(4);
  });

  test('counts once what three tabs do at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => setUpvote(true)));
    expect(await readCount()).toBe(5);
    await Promise.all([1, 2, 3].map(() => setUpvote(false)));
    expect(await readCount()).toBe(4);
  });

  test('counts the upvotes of thirty users at the same moment', async () => {
    const uids = Array.from({ length: 30 }, (_, index) => `user${index}`);
    await Promise.all(uids.map((uid) => setUpvote(true, heroes, uid)));
    expect(await readCount()).toBe(34);
  });

  test('fails when the list was deleted, with `notFound` for its owner', async () => {
    await database.remove(listPath(heroes));
    await expect(setUpvote(true)).rejects.toThrow();
    expect(await readVoteIds()).toEqual([]);
    expect(errorKind(await setUpvote(true, heroes, 'ana').catch((error) => error))).toBe('notFound');
  });
});

describe('reading upvotes', () => {
  test('finds those on many lists', async () => {
    const keys = Array.from({ length: 65 }, (_, index) => ({ userId: 'ana', listId: `list_${index + 10}` }));
    const voted = keys.filter((_, index) => index % 20 === 4);
    for (const key of voted) {
      await database.seedList(key);
      await setUpvote(true, key);
    }
    const found = await readUpvoted(ben, 'ben', keys);
    expect([...found.keys()].sort()).toEqual(voted.map(listKeyText).sort());
    const { votedAt } = await readUpvote(ben, 'ben', voted[0] ?? heroes);
    expect(found.get(listKeyText(voted[0] ?? heroes))).toBe(votedAt);
  });

  test('requests nothing for no lists', async () => {
    expect(await readUpvoted(ben, 'ben', [])).toEqual(new Map());
  });
});

const uids = ['ana', 'ben', 'cleo'];
const anyInput = fc.record({ uid: fc.constantFrom(...uids), list: fc.nat(1), isUpvoted: fc.boolean() });

test('keeps each count equal to the vote documents, whatever users do at once', async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyInput, { minLength: 1, maxLength: 12 }), async (inputs) => {
      round += 1;
      const keys = [0, 1].map((list) => ({ userId: 'ana', listId: `list_${round}${list}` }));
      await Promise.all(keys.map((key) => database.seedList(key)));
      await Promise.allSettled(
        inputs.map(({ uid, list, isUpvoted }) => setUpvote(isUpvoted, keys[list], uid)),
      );
      const ids = (await Promise.all(uids.map(readVoteIds))).flat();
      for (const key of keys)
        expect(await readCount(key)).toBe(ids.filter((id) => id === listKeyText(key)).length);
    }),
    { numRuns: 20 },
  );
}, 90_000);
