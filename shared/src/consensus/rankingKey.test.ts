import { expect, it } from 'vitest';
import { parseRankingKey, type RankingKey, rankingKeyText } from './rankingKey.ts';

it.each<RankingKey>([{ userId: 'ana', listId: 'list_1' }, 'seasons', 'cast-s20'])(
  'the address of the ranking %j is read back',
  (key) => {
    expect(parseRankingKey(rankingKeyText(key))).toEqual(key);
  },
);

it.each([
  ...['', '~', 'ana', 'ana~', '~list_1', 'ana~1', 'a/b~list_1', 'ana~list_1/x', 'ana~list_x', 'cast-s99'],
  ...['.~list_1', '..~list_1', '__ana__~list_1', '\ud800~list_1'],
])('%j names no ranking', (text) => {
  expect(parseRankingKey(text)).toBeUndefined();
});

it('a user’s id may have dots and underscores', () => {
  for (const userId of ['...', '__ana', 'a.b_'])
    expect(parseRankingKey(`${userId}~list_1`)).toEqual({ userId, listId: 'list_1' });
});
