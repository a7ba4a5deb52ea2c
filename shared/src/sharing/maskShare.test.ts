import { expect, test } from 'vitest';
import { seasons } from '../catalogue/catalogue.ts';
import { findMaskReason, isMaskedId, maskShare } from './maskShare.ts';
import type { Share } from './share.ts';
import { isShareId } from './share.ts';
import { shareAnswerSchema, shareRequestSchema } from './shareCall.ts';

const common = { title: 'Tom Westman over IAN ROSENBERGER', hasNames: true, updatedAt: 1 };
const ids: [string, string] = ['tom-westman', 'ian-rosenberger'];

const shares: Share[] = [
  {
    ...common,
    kind: 'list',
    userName: 'Ana',
    listType: 'survivor-ranking',
    itemIds: ids,
    itemSeasonIds: ['s10', 's10'],
    count: 2,
  },
  {
    ...common,
    kind: 'ballot',
    category: 'goat-social',
    userName: 'Ana',
    slots: [...ids, ''],
    boldest: { id: ids[1], position: 2 },
  },
  {
    ...common,
    kind: 'category',
    category: 'goat-social',
    entries: ids.map((id) => ({ id, rank: 1, points: 2 })),
    ballots: 3,
  },
  {
    ...common,
    kind: 'consensus',
    subject: 'cast-s10',
    entries: ids.map((id) => ({ id, rank: 1, score: 2 })),
    ballots: 3,
  },
  {
    ...common,
    kind: 'comparison',
    names: ['Tom Westman first', 'Fans'],
    agreeing: 0,
    pairs: 1,
    biggest: { id: ids[1], ranks: [2, 1] },
    itemIds: [ids, ids.toReversed()],
    seasonId: 's10',
  },
];

test.each(shares)('a masked $kind names no item', (share) => {
  const masked = maskShare(share);
  const text = JSON.stringify(masked).toLowerCase();
  expect(text).not.toMatch(/westman|rosenberger/);
  expect(masked).toMatchObject({ title: 'someone over someone', hasNames: false });
});

test('masked ids keep items apart and empty slots empty', () => {
  const [, ballot, , , comparison] = shares.map(maskShare);
  expect(ballot).toMatchObject({ slots: ['?1', '?2', ''], boldest: { id: '?2' } });
  expect(comparison).toMatchObject({
    itemIds: [
      ['?1', '?2'],
      ['?2', '?1'],
    ],
    biggest: { id: '?2' },
  });
  expect([isMaskedId('?1'), isMaskedId('tom-westman'), isMaskedId('')]).toEqual([true, false, false]);
});

test('contestants are masked until the end of the year after their last season', () => {
  const { year, contestants } = seasons.at(-1) ?? { year: 0, contestants: [] };
  const itemIds = ['tom-westman', contestants[0]?.id ?? ''];
  expect(findMaskReason({ itemIds }, new Date(Date.UTC(year + 1, 11, 31)))).toBe('recentSeason');
  expect(findMaskReason({ itemIds }, new Date(Date.UTC(year + 2, 0, 1)))).toBeUndefined();
  expect(findMaskReason({ itemIds: ['s10'], isTaggedSpoiler: true }, new Date(0))).toBe('spoilerTag');
});

test('a request names what is shared, and an answer an id', () => {
  const request = { kind: 'list', userId: 'ana', listId: 'list_1' };
  expect(shareRequestSchema.parse(request)).toEqual(request);
  expect(shareRequestSchema.safeParse({ ...request, userId: 'a/b' }).success).toBe(false);
  expect(shareRequestSchema.safeParse({ kind: 'ballot', category: 'goat' }).success).toBe(false);
  const id = '0123456789abcdef01234567';
  expect(shareAnswerSchema.parse({ id, hasNames: true })).toEqual({ id, hasNames: true });
  expect(shareAnswerSchema.safeParse({ id: `${id}0`, hasNames: true }).success).toBe(false);
  expect(isShareId('../lists')).toBe(false);
});
