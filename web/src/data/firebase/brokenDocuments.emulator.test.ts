import {
  commentPath,
  commentVotePath,
  favoritesPath,
  listKeyText,
  listPath,
  upvotePath,
  WEEKLY_TOP_PATH,
} from '@outrank/shared/firestore/documentPaths';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { readComments } from '#data/comments/readComments.ts';
import { readWeeklyTop } from '#data/lists/weeklyTop.ts';
import { readFavorites, saveFavorite } from '#data/reactions/favorites.ts';
import { readUpvoted, saveUpvote } from '#data/reactions/upvotes.ts';
import { getClient, setUpDatabase, storedComment, storedList } from '#testing/emulatorDatabase.ts';

const database = setUpDatabase();
const ben = getClient('ben');
const keys = [1, 2, 3].map((rank) => ({ userId: 'ana', listId: `list_${rank}` }));
const [first, second, third] = keys as [(typeof keys)[0], (typeof keys)[0], (typeof keys)[0]];

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReset().mockReturnValue();
  for (const [index, key] of keys.entries()) await database.seedList(key, { upvoteCount: index + 1 });
});

test('skips a broken and a hidden list among the top lists of the week', async () => {
  await database.seed(WEEKLY_TOP_PATH, {
    lists: keys.map((key) => storedList(key)),
    computedAt: Timestamp.now(),
  });
  await database.change(listPath(second), { name: 7 });
  expect((await readWeeklyTop(ben)).map(({ key }) => key)).toEqual([third, first]);
  await database.change(listPath(third), { hidden: true, isPublic: false });
  expect((await readWeeklyTop(ben)).map(({ key }) => key)).toEqual([first]);
  expect(console.warn).toHaveBeenCalledTimes(2);
});

test('skips a broken favorite', async () => {
  for (const { userId, listId } of [first, second]) {
    const list = { userId, id: listId, name: 'Heroes' };
    await saveFavorite(ben, { uid: 'ben', list, isFavorite: true });
  }
  await database.seed(`${favoritesPath('ben')}/broken`, { favoritedAt: Timestamp.now() });
  const { favorites } = await readFavorites(ben, 'ben', 6);
  expect(favorites.map(({ listId }) => listId)).toEqual(['list_2', 'list_1']);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('skips a broken upvote', async () => {
  for (const key of [first, second]) await saveUpvote(ben, { uid: 'ben', key, isUpvoted: true });
  await database.change(upvotePath('ben', first), { at: 'yesterday' });
  expect([...(await readUpvoted(ben, 'ben', keys)).keys()]).toEqual([listKeyText(second)]);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('skips a broken vote on a comment', async () => {
  const values = { a: 'up', b: 1 };
  for (const [commentId, value] of Object.entries(values)) {
    await database.seed(commentPath(commentId), storedComment(first));
    await database.seed(commentVotePath('ben', commentId), { commentId, listKey: listKeyText(first), value });
  }
  const { comments, votes } = await readComments(ben, 'ben', first);
  expect(comments).toHaveLength(2);
  expect(votes).toEqual({ b: 1 });
  expect(console.warn).toHaveBeenCalledOnce();
});
