import { describe, expect, test } from 'vitest';
import { builtInSeasons as seasons } from '../catalogue/catalogue.ts';
import type { Share } from './shareKinds.ts';
import {
  decideNames,
  findMaskReason,
  getNaming,
  maskShare,
  maskWhileNew,
  rewordShare,
} from './shareNames.ts';
import { isMaskedId } from './shareParts.ts';

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
  { ...common, kind: 'prediction', key: 's10-e02', userName: 'Ana', itemIds: ids, namedFrom: 9 },
  {
    ...common,
    kind: 'score',
    key: 's10-e02',
    userName: 'Ana',
    itemIds: ids,
    namedFrom: 9,
    score: 1,
    leftIds: [ids[1]],
  },
  {
    ...common,
    kind: 'group',
    key: 's10-e02',
    fans: ['Tom Westman', 'Ian Rosenberger'].map((name, index) => ({
      id: `fan${index}`,
      name,
      points: index,
    })),
    count: 2,
  },
];

test.each(shares)('a masked $kind names no item', (share) => {
  const masked = maskShare(share);
  const text = JSON.stringify(masked).toLowerCase();
  expect(text).not.toMatch(/westman|rosenberger/);
  expect(masked).toMatchObject({ title: 'someone over someone', hasNames: false });
});

test('what is about an episode names nobody until a moment', () => {
  for (const share of shares.filter(({ kind }) => kind === 'prediction' || kind === 'score')) {
    expect(maskWhileNew(share, 8)).toEqual(maskShare(share));
    expect(maskWhileNew(share, 9)).toBe(share);
    expect(maskWhileNew(maskShare(share), 9)).toEqual(maskShare(share));
  }
  expect(maskWhileNew(shares[0] as Share, 0)).toBe(shares[0]);
});

const words = [
  { author: 'Ana', name: 'Best of Tom Westman' },
  { author: 'Ben', name: 'Mine' },
];

test.each([
  ['list', words, { title: 'Best of Tom Westman', userName: 'Ana' }],
  ['ballot', words, { title: common.title, userName: 'Ana' }],
  ['category', [], { title: common.title }],
  ['comparison', words, { title: 'Ana and Ben', names: ['Ana', 'Ben'] }],
  // Whoever left the group is not told of.
  [
    'group',
    [{ author: '', name: 'Tree Mail', memberNames: { fan1: 'Ben' } }],
    { title: 'Tree Mail', fans: [{ id: 'fan1', name: 'Ben', points: 1 }] },
  ],
  // Two lists of one user are told apart by their own names.
  [
    'comparison',
    words.map((each) => ({ ...each, author: 'Ana' })),
    { names: ['Best of Tom Westman', 'Mine'] },
  ],
])('a shared %s has the words of its sources', (kind, sources, expected) => {
  const share = shares.find((each) => each.kind === kind) as Share;
  expect(rewordShare(share, sources)).toMatchObject(expected);
  const masked = rewordShare(maskShare(share), sources);
  expect(masked).toEqual(maskShare(rewordShare(share, sources)));
  expect(JSON.stringify(masked)).not.toContain('Westman');
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
  const items = [{ id: 'tom-westman' }, { id: contestants[0]?.id ?? '' }];
  expect(findMaskReason({ items }, new Date(Date.UTC(year + 1, 11, 31)))).toBe('recentSeason');
  expect(findMaskReason({ items }, new Date(Date.UTC(year + 2, 0, 1)))).toBeUndefined();
  expect(findMaskReason({ items: [{ id: 's10' }], isTaggedSpoiler: true }, new Date(0))).toBe('spoilerTag');
  expect(findMaskReason({ items, namedFrom: 1 }, new Date(Date.UTC(year, 0, 1)))).toBeUndefined();
});

describe('names are shown', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const part = { source: 'a/b', items: [{ id: 's10' }], ownerId: 'ana' };
  const spoiler = { ...part, isTaggedSpoiler: true };
  const decide = (parts: Parameters<typeof getNaming>[0], uid: string | undefined, wanted?: boolean) =>
    decideNames(getNaming(parts, uid, now), wanted);

  test('unless there is a reason against it, or somebody leaves them out', () => {
    expect([decide([part], 'ben'), decide([part], 'ben', false)]).toEqual([true, false]);
    expect(getNaming([part, spoiler], 'ana', now)).toEqual({ maskReason: 'spoilerTag', canName: true });
  });

  test('against a reason only when the owner of each such list asks for them', () => {
    const choices = [undefined, true, false];
    expect(choices.map((wanted) => decide([spoiler], 'ana', wanted))).toEqual([false, true, false]);
    expect(choices.map((wanted) => decide([spoiler], 'ben', wanted))).toEqual([false, false, false]);
    expect(decide([spoiler], undefined, true)).toBe(false);
    expect(decide([spoiler, { ...spoiler, ownerId: 'ben' }], 'ana', true)).toBe(false);
  });

  test('of results, which nobody owns, whenever they are asked for', () => {
    const results = { source: 'a/b', items: [], isTaggedSpoiler: true };
    expect([decide([results], 'ana'), decide([results], undefined, true)]).toEqual([false, true]);
  });
});
