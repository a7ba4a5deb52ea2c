import { parseBallots } from '@outrank/shared/ballots/ballot';
import { parseComment } from '@outrank/shared/comments/comment';
import { parseStoredDraft } from '@outrank/shared/lists/draft';
import { parseList } from '@outrank/shared/lists/list';
import { describe, expect, it } from 'vitest';
import { convertExport } from './convertExport.ts';
import original from './fixtures/original.json' with { type: 'json' };

const { units, remarks } = convertExport(original);

const unitAt = (path: string) => units.find(({ document }) => document.path === path);
const marksOf = (path: string) => unitAt(path)?.marks.map((mark) => mark.path);
const whyOf = (path: string) => remarks.filter((remark) => remark.path === path).map(({ why }) => why);

/** A document as Firestore gives it back: moments are Timestamps. */
function stored(path: string): Record<string, unknown> {
  return timestamped(unitAt(path)?.document.data ?? {}) as Record<string, unknown>;
}
function timestamped(value: unknown): unknown {
  if (value instanceof Date) return { toDate: () => value };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, timestamped(each)]));
}

const ANAS = 'userLists/ana/lists/list_1735689600000';
const SEASONS = 'userLists/ana/lists/list_1736000000000';
const NAMELESS = 'userLists/ana/lists/list_1736100000000';
const BENS = 'userLists/ben/lists/list_1737000000000';
const commentAt = (letter: string) => `comments/${letter.repeat(20)}`;

describe('a list', () => {
  it('keeps its words, its items, its dates and its place among the days', () => {
    expect(parseList(stored(ANAS))).toMatchObject({
      name: 'Best winners',
      description: 'As they stand',
      userName: 'Ana',
      tags: ['social', 'strategic'],
      type: 'survivor-ranking',
      isPublic: true,
      createdAt: '2025-01-01T00:00:00.000Z',
      updatedAt: '2025-01-02T00:00:00.000Z',
    });
    expect(stored(ANAS)).toMatchObject({
      itemIds: ['parvati-shallow', 'sandra-diaz-twine', 'tom-westman'],
      itemSeasonIds: ['s16', 's20', 's10'],
      tags: ['social', 'strategic', 'survivor-ranking'],
      tagSet: { social: true, strategic: true },
      createdDay: 20250101,
    });
  });

  it('is voted up once by each fan, and its count is the number of their marks', () => {
    expect(stored(ANAS).upvoteCount).toBe(2);
    expect(marksOf(ANAS)).toEqual([
      'users/ben/upvotes/ana~list_1735689600000',
      'users/cleo/upvotes/ana~list_1735689600000',
    ]);
  });

  it('that stands twice is taken as it was saved last', () => {
    expect(whyOf('userLists/ana list_1735689600000')).toEqual([
      'stands twice; the one that was saved last is taken',
    ]);
  });

  it('with the older public: false stays private', () => {
    expect(parseList(stored(SEASONS)).isPublic).toBe(false);
  });

  it('of seasons is one, whichever way their ids are written, and loses unknown tags', () => {
    expect(stored(SEASONS)).toMatchObject({
      itemIds: ['s20', 's7'],
      itemSeasonIds: ['', ''],
      tagSet: { spoiler: true },
    });
    expect(parseList(stored(SEASONS)).type).toBe('season-ranking');
  });

  it('without a name or a date gets both, keeps people unknown to the catalogue, and nobody twice', () => {
    expect(parseList(stored(NAMELESS))).toMatchObject({
      name: 'Untitled ranking',
      createdAt: '2025-01-05T18:00:00.000Z',
      upvoteCount: 0,
    });
    expect(stored(NAMELESS)).toMatchObject({
      itemIds: ['parvati-shallow', 'nobody-at-all', 'jt-thomas'],
      itemSeasonIds: ['s16', 's0', 's18'],
    });
  });

  it('with texts that are too long is cut to today’s limits, and may be empty', () => {
    expect(parseList(stored(BENS))).toMatchObject({
      name: 'x'.repeat(50),
      description: 'y'.repeat(200),
      items: [],
      createdAt: '2025-01-16T04:00:00.000Z',
      updatedAt: '2025-01-16T05:00:00.005Z',
    });
  });

  it('whose id is of another kind is left behind, and so is what is no list', () => {
    for (const place of [4, 5])
      expect(whyOf(`userLists/ana lists[${place}]`)).toEqual(['is no list with an id of list_ and a number']);
  });
});

describe('a fan', () => {
  it('without a name has the one that a list is signed with, or is a Castaway', () => {
    expect(stored('userLists/ben')).toEqual({ displayName: 'Ben from before' });
    expect(stored('userLists/cleo')).toEqual({ displayName: 'Castaway' });
    expect(parseList(stored(BENS)).userName).toBe('Ben from before');
  });

  it('keeps the draft', () => {
    expect(parseStoredDraft(stored('users/ana').draft)).toMatchObject({
      content: { name: ' Half done ', tags: ['social'], items: [{ id: 'parvati-shallow' }] },
      updatedAt: '2025-02-01T10:00:00.000Z',
    });
    expect(stored('users/ben')).toEqual({ draft: null });
  });

  it('keeps each favorite once, under the name that its list has now, and none of a list that is gone', () => {
    const [favorite, ...more] = unitAt('users/ana')?.marks ?? [];
    expect(favorite?.path).toBe('users/ana/favorites/ben~list_1737000000000');
    expect(favorite?.data).toMatchObject({ name: 'x'.repeat(50), favoritedAt: new Date('2025-03-01') });
    expect(more).toEqual([]);
    expect(whyOf('users/ana favorites[2]')).toEqual(['its list is not there']);
  });
});

describe('a comment', () => {
  it('keeps its words and time, and carries the name that its author has here', () => {
    expect(parseComment('a', stored(commentAt('a')))).toMatchObject({
      text: 'Tom first!',
      userName: 'Ben from before',
      createdAt: '2025-01-02T00:00:00.000Z',
      parentId: null,
      isReply: false,
    });
    expect(parseComment('c', stored(commentAt('c'))).userName).toBe('Dan');
  });

  it('counts one vote of each fan; who voted both ways voted up', () => {
    expect(stored(commentAt('a'))).toMatchObject({ upvoteCount: 2, downvoteCount: 1 });
    expect(unitAt(commentAt('a'))?.marks.map(({ data }) => data.value)).toEqual([1, 1, -1]);
  });

  it('that answers a reply stands under the comment that began', () => {
    expect(stored(commentAt('c'))).toMatchObject({ parentId: 'a'.repeat(20), isReply: true });
  });

  it('whose parent was deleted stays a reply, and the parent’s id cannot come back', () => {
    expect(stored(commentAt('d'))).toMatchObject({ parentId: 'z'.repeat(20), isReply: true });
    expect(marksOf(commentAt('d'))).toContain(`deletedComments/${'z'.repeat(20)}`);
  });

  it('of no list, without a text or with an id of another kind is left behind', () => {
    expect(whyOf(commentAt('f'))).toEqual(['its list is not there']);
    expect(whyOf(commentAt('g'))).toEqual(['has no text']);
    expect(whyOf('comments/short')).toEqual(['its id is none of those that Firestore chooses']);
  });

  it.each([
    ['itself', { a: 'a' }],
    ['one that answers it', { a: 'b', b: 'a' }],
  ])('that answers %s begins a talk of its own', (_what, parents: Record<string, string>) => {
    const comments = Object.fromEntries(
      Object.entries(parents).map(([letter, parent]) => [
        letter.repeat(20),
        { ...original.comments.aaaaaaaaaaaaaaaaaaaa, parentId: parent.repeat(20) },
      ]),
    );
    const talk = convertExport({ ...original, comments }).units.filter(({ kind }) => kind === 'comments');
    expect(talk.map(({ document }) => document.data.parentId)).toEqual(talk.map(() => null));
  });
});

describe('ballots', () => {
  it('of every older form become ten slots', () => {
    const slots = (path: string) => parseBallots(stored(path))['goat-social']?.slots;
    expect(slots('userGlobalRankings/ana')).toEqual([
      'parvati-shallow',
      '',
      'tom-westman',
      ...Array(7).fill(''),
    ]);
    expect(slots('userGlobalRankings/ben')).toEqual([
      ...['sandra-diaz-twine', '', '', '', 'tom-westman', '', '', '', '', ''],
    ]);
  });

  it('that name nobody, or stand in no category, are left behind', () => {
    expect(Object.keys(stored('userGlobalRankings/ana'))).toEqual(['goat-strategy', 'goat-social']);
    expect(whyOf('userGlobalRankings/ana goat-competitor')).toEqual(['names nobody']);
    expect(whyOf('userGlobalRankings/ana goat-villain')).toEqual(['is no category']);
  });
});

it('the three arrays of the older document stand under today’s names, in their order', () => {
  expect(stored('rankings/current')).toEqual({
    strategyList: ['Tom Westman'],
    socialList: [],
    competitorList: [{ name: 'Sue Hawk' }],
    lastUpdated: '2025-05-01T00:00:00.000Z',
  });
});

it.each([
  [
    { socialList: ['A'], competitorList: ['B'] },
    { strategyList: [], socialList: ['A'], competitorList: ['B'] },
  ],
  [
    { socialList: ['A'], winnersList: ['B'], idolsList: ['C'] },
    { strategyList: ['B'], socialList: ['A'], competitorList: ['C'] },
  ],
])(
  'of the three arrays, those that have today’s names keep them, and none stands twice: %j',
  (current, today) => {
    const [rankings] = convertExport({ rankings: { current } }).units;
    expect(rankings?.document.data).toEqual(today);
  },
);

it('a fourth array of the older document has no place, and is told of', () => {
  const current = { aList: ['A'], bList: ['B'], cList: ['C'], dList: ['D'] };
  const { remarks: told } = convertExport({ rankings: { current } });
  expect(told).toContainEqual({ isTaken: false, path: 'rankings/current dList', why: 'is a fourth array' });
});

it('published results are reckoned anew, and a collection that nobody knows is told of', () => {
  expect(units.some(({ document }) => document.path.startsWith('globalRankingsData'))).toBe(false);
  expect(whyOf('globalRankingsData')).toEqual([]);
  expect(whyOf('mystery')).toEqual(['is no collection of the original app']);
});

it('a file that holds nothing brings nothing', () => {
  expect(convertExport({})).toEqual({ units: [], remarks: [] });
});

it('no remark repeats what people wrote', () => {
  const texts = remarks.map(({ path, why }) => `${path} ${why}`).join('\n');
  expect(texts).not.toMatch(/Tom first|Never|Half done|xxxx|yyyy| Ana/);
});
