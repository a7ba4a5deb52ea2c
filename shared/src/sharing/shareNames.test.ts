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
import {
  allShares,
  ballotShare,
  comparisonShare,
  contestantsShare,
  predictionShare,
  scoreShare,
} from './testing/shares.ts';

/** Each kind with a title that names somebody. */
const shares = allShares.map((share): Share => ({ ...share, title: 'Tom Westman over IAN ROSENBERGER' }));

test.each(shares)('a masked $kind names no item', (share) => {
  const masked = maskShare(share);
  expect(JSON.stringify(masked)).not.toMatch(/westman|rosenberger|parvati|sandra|yul/i);
  expect(masked).toMatchObject({ title: 'someone over someone', hasNames: false });
});

test('what is about an episode names nobody until a moment', () => {
  for (const share of [predictionShare, scoreShare]) {
    expect(maskWhileNew(share, share.namedFrom - 1)).toEqual(maskShare(share));
    expect(maskWhileNew(share, share.namedFrom)).toBe(share);
    expect(maskWhileNew(maskShare(share), share.namedFrom)).toEqual(maskShare(share));
  }
  expect(maskWhileNew(contestantsShare, 0)).toBe(contestantsShare);
});

const words = [
  { author: 'Ana', name: 'Best of Tom Westman' },
  { author: 'Ben', name: 'Mine' },
];

test.each([
  ['list', words, { title: 'Best of Tom Westman', userName: 'Ana' }],
  ['ballot', words, { title: shares[0]?.title, userName: 'Ana' }],
  ['category', [], { title: shares[0]?.title }],
  ['comparison', words, { title: 'Ana and Ben', names: ['Ana', 'Ben'] }],
  // Whoever left the group is not told of.
  [
    'group',
    [{ author: '', name: 'Tree Mail', memberNames: { 'fan-9': 'Ben' } }],
    { title: 'Tree Mail', fans: [{ id: 'fan-9', name: 'Ben', points: 8750 }] },
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

test.each([
  [
    ['s10', 's10'],
    ['s10', 's10'],
  ],
  [['s10', 's13'], []],
])('of a masked list with the seasons %j are told %j', (itemSeasonIds, told) => {
  const share = { ...contestantsShare, itemIds: ['tom-westman', 'yul-kwon'], itemSeasonIds };
  expect(maskShare(share)).toMatchObject({ itemIds: ['?1', '?2'], itemSeasonIds: told });
});

test('masked ids keep items apart and empty slots empty', () => {
  const ids = ['tom-westman', 'yul-kwon'];
  expect(maskShare({ ...ballotShare, slots: [...ids, ''] })).toMatchObject({
    slots: ['?1', '?2', ''],
    boldest: { id: '?2' },
  });
  const biggest = { id: 'yul-kwon', ranks: [2, 1] } satisfies typeof comparisonShare.biggest;
  expect(maskShare({ ...comparisonShare, itemIds: [ids, ids.toReversed()], biggest })).toMatchObject({
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
