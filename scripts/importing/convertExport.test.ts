import { parseBallots } from '@outrank/shared/ballots/ballot';
import { parseComment } from '@outrank/shared/documents/comment';
import { parseStoredDraft } from '@outrank/shared/lists/draft';
import { parseList } from '@outrank/shared/lists/rankedList';
import { describe, expect, test } from 'vitest';
import { convertExport } from './convertExport.ts';
import original from './fixtures/original.json' with { type: 'json' };

const { groups, notes } = convertExport(original);

const ANAS = 'userLists/ana/lists/list_1735689600000';
const SEASONS = 'userLists/ana/lists/list_1736000000000';
const NAMELESS = 'userLists/ana/lists/list_1736100000000';
const BENS = 'userLists/ben/lists/list_1737000000000';
const commentAt = (letter: string) => `comments/${letter.repeat(20)}`;

const findGroup = (path: string) => groups.find(({ document }) => document.path === path);
const listRelated = (path: string) => findGroup(path)?.related.map((document) => document.path);
const countLost = (given: typeof notes) => given.reduce((sum, { lost }) => sum + lost, 0);
const listReasons = (path: string) => notes.filter((note) => note.path === path).map(({ reason }) => reason);

/** A document as Firestore returns it, with Timestamps. */
const stored = (path: string) =>
  addTimestamps(findGroup(path)?.document.data ?? {}) as Record<string, unknown>;

function addTimestamps(value: unknown): unknown {
  if (value instanceof Date) return { toDate: () => value };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, addTimestamps(each)]));
}

test.each([
  ['userLists/ana list_1735689600000', 'is there twice; the later save is imported'],
  ['userLists/ana lists[4]', 'is no list with an id of list_ and a number'],
  ['userLists/ana lists[5]', 'is no list with an id of list_ and a number'],
  ['users/ana favorites[2]', 'its list is missing'],
  [commentAt('f'), 'its list is missing'],
  [commentAt('g'), 'has no text'],
  ['comments/short', 'its id is not one that Firestore creates'],
  ['userGlobalRankings/ana goat-competitor', 'is no ballot'],
  ['userGlobalRankings/ana goat-villain', 'is no category'],
  ['mystery', 'is no collection of the original app'],
])('leaves out %s, which %s', (path, reason) => {
  expect(listReasons(path)).toEqual([reason]);
});

describe('a list', () => {
  test('keeps its text, items and times', () => {
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
      notedIds: [],
      topIds: ['parvati-shallow', 'sandra-diaz-twine', 'tom-westman'],
    });
  });

  test('counts one upvote of each user', () => {
    expect(stored(ANAS).upvoteCount).toBe(2);
    expect(listRelated(ANAS)).toEqual([
      'users/ben/upvotes/ana~list_1735689600000',
      'users/cleo/upvotes/ana~list_1735689600000',
    ]);
  });

  test('stays private with the older `public: false`, and accepts every form of a season id', () => {
    expect(parseList(stored(SEASONS))).toMatchObject({ isPublic: false, type: 'season-ranking' });
    expect(stored(SEASONS)).toMatchObject({
      itemIds: ['s20', 's7'],
      itemSeasonIds: ['', ''],
      tagSet: { spoiler: true },
    });
  });

  test('gets a missing name and time, keeps unknown people as placeholders and nobody twice', () => {
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

  test('is cut to the present limits, and may be empty', () => {
    expect(parseList(stored(BENS))).toMatchObject({
      name: 'x'.repeat(50),
      description: 'y'.repeat(200),
      items: [],
      userName: 'Ben from before',
      createdAt: '2025-01-16T04:00:00.000Z',
      updatedAt: '2025-01-16T05:00:00.005Z',
    });
  });
});

describe('a user', () => {
  test('without a name gets the one that a list is signed with, or Castaway', () => {
    expect(stored('userLists/ben')).toEqual({ displayName: 'Ben from before' });
    expect(stored('userLists/cleo')).toEqual({ displayName: 'Castaway' });
  });

  test('keeps the draft', () => {
    expect(parseStoredDraft(stored('users/ana').draft)).toMatchObject({
      content: { name: 'Half done', tags: ['social'], items: [{ id: 'parvati-shallow' }] },
      updatedAt: '2025-02-01T10:00:00.000Z',
    });
    expect(stored('users/ben')).toEqual({ draft: null });
  });

  test('keeps each favorite once, with the present name of its list', () => {
    const favorites = findGroup('users/ana')?.related ?? [];
    expect(favorites.map(({ path }) => path)).toEqual(['users/ana/favorites/ben~list_1737000000000']);
    const favoritedAt = new Date('2025-03-01');
    expect(favorites[0]?.data).toMatchObject({ name: 'x'.repeat(50), favoritedAt });
  });
});

describe('a comment', () => {
  test("keeps its text and time and has its author's present name", () => {
    expect(parseComment('a', stored(commentAt('a')))).toMatchObject({
      text: 'Tom first!',
      userName: 'Ben from before',
      createdAt: '2025-01-02T00:00:00.000Z',
      parentId: null,
      isReply: false,
    });
    expect(parseComment('c', stored(commentAt('c'))).userName).toBe('Dan');
  });

  test('counts one vote of each user; who voted both ways voted up', () => {
    expect(stored(commentAt('a'))).toMatchObject({ upvoteCount: 2, downvoteCount: 1 });
    expect(findGroup(commentAt('a'))?.related.map(({ data }) => data.value)).toEqual([1, 1, -1]);
  });

  test('that replies to a reply moves under the top-level comment', () => {
    expect(stored(commentAt('c'))).toMatchObject({ parentId: 'a'.repeat(20), isReply: true });
  });

  test('stays a reply when its parent was deleted, and the parent gets a tombstone', () => {
    expect(stored(commentAt('d'))).toMatchObject({ parentId: 'z'.repeat(20), isReply: true });
    expect(listRelated(commentAt('d'))).toContain(`deletedComments/${'z'.repeat(20)}`);
  });

  test.each([
    ['itself', { a: 'a' }],
    ['its own reply', { a: 'b', b: 'a' }],
  ])('that replies to %s becomes a top-level comment', (_what, parents: Record<string, string>) => {
    const comments = Object.fromEntries(
      Object.entries(parents).map(([letter, parent]) => [
        letter.repeat(20),
        { ...original.comments.aaaaaaaaaaaaaaaaaaaa, parentId: parent.repeat(20) },
      ]),
    );
    const converted = convertExport({ ...original, comments }).groups;
    const parentIds = converted.flatMap(({ kind, document }) =>
      kind === 'comments' ? [document.data.parentId] : [],
    );
    expect(parentIds).toEqual(Object.keys(parents).map(() => null));
  });
});

test('converts every older form of a ballot to ten slots', () => {
  const slots = (path: string) => parseBallots(stored(path))['goat-social']?.slots;
  const empty = (count: number) => Array(count).fill('');
  expect(slots('userGlobalRankings/ana')).toEqual(['parvati-shallow', '', 'tom-westman', ...empty(7)]);
  expect(slots('userGlobalRankings/ben')).toEqual([
    ...['sandra-diaz-twine', ...empty(3), 'tom-westman', ...empty(5)],
  ]);
  expect(Object.keys(stored('userGlobalRankings/ana'))).toEqual(['goat-strategy', 'goat-social']);
});

describe('the classic rankings', () => {
  test('get the present names of the three arrays, in order', () => {
    expect(stored('rankings/current')).toEqual({
      strategyList: ['Tom Westman'],
      socialList: [],
      competitorList: [{ name: 'Sue Hawk' }],
      lastUpdated: '2025-05-01T00:00:00.000Z',
    });
  });

  test.each([
    [
      { socialList: ['A'], competitorList: ['B'] },
      { strategyList: [], socialList: ['A'], competitorList: ['B'] },
    ],
    [
      { socialList: ['A'], winnersList: ['B'], idolsList: ['C'] },
      { strategyList: ['B'], socialList: ['A'], competitorList: ['C'] },
    ],
  ])('keep arrays that have a present name: %j', (current, data) => {
    expect(convertExport({ rankings: { current } }).groups[0]?.document.data).toEqual(data);
  });

  test('skip a fourth array', () => {
    const current = { aList: ['A'], bList: ['B'], cList: ['C'], dList: ['D'] };
    const note = { lost: 1, path: 'rankings/current dList', reason: 'is a fourth array' };
    expect(convertExport({ rankings: { current } }).notes).toContainEqual(note);
  });
});

/** An export of one list, with these fields beside its id. */
const listWith = (fields: object) => ({
  userLists: {
    ana: { displayName: 'Ana', lists: [{ id: 'list_1', name: 'Best', createdAt: 0, ...fields }] },
  },
});
const ballotWith = (ranking: unknown) => ({ userGlobalRankings: { ana: { 'goat-social': { ranking } } } });
const slugs = Array.from({ length: 802 }, (_, index) => `fan-${index}`);

test.each([
  ['users in an array', { userLists: [{}, {}, {}] }, 'userLists', 3],
  [
    'lists by key',
    { userLists: { ana: { displayName: 'Ana', lists: { a: {}, b: {} } } } },
    'userLists/ana lists',
    2,
  ],
  ['upvotes by uid', listWith({ upvotes: { ben: true, cleo: true } }), 'userLists/ana lists[0] upvotes', 2],
  ['upvotes of no user', listWith({ upvotes: ['ben', 7, null, '\ud83d'] }), 'ana~list_1 upvotes', 3],
  ['tags in a text', listWith({ tags: 'social' }), 'userLists/ana lists[0] tags', 1],
  ['unknown tags', listWith({ tags: ['social', 'a', 'b'] }), 'ana~list_1', 2],
  ['items by place', listWith({ contestants: { 0: 's20' } }), 'userLists/ana lists[0] contestants', 1],
  ['items beyond 800', listWith({ contestants: slugs }), 'ana~list_1', 2],
  ['a text that is too long', listWith({ name: 'x'.repeat(51) }), 'ana~list_1', 1],
  [
    'a draft of another kind',
    { userLists: { ana: { displayName: 'Ana', draft: 'Best' } } },
    'userLists/ana draft',
    1,
  ],
  ['picks beyond ten', ballotWith([...slugs.slice(0, 11), '']), 'userGlobalRankings/ana goat-social', 1],
  [
    'classic rankings of another kind',
    { rankings: { current: { aList: 'Tom' } } },
    'rankings/current aList',
    1,
  ],
])('counts what is lost with %s', (_what, file, path, lost) => {
  const converted = convertExport(file).notes;
  expect(converted).toContainEqual({ path, reason: expect.any(String), lost });
  expect(countLost(converted)).toBe(lost);
});

test('loses nothing of what the original app stores, empty or not', () => {
  const full = listWith({
    upvotes: ['ben'],
    tags: ['social'],
    contestants: ['s20'],
    isPublic: false,
    description: null,
  });
  expect(convertExport(full).notes).toEqual([]);
  expect(convertExport(ballotWith(['tom-westman', '', null, { isEmpty: true }])).notes).toEqual([]);
  expect(convertExport(ballotWith([''])).notes).toEqual([]);
});

test.each([
  [{}, true, false],
  [{ isPublic: true }, true, false],
  [{ isPublic: true, public: true }, true, false],
  [{ isPublic: false }, false, false],
  [{ isPublic: 'false' }, false, true],
  [{ isPublic: 0 }, false, true],
  [{ isPublic: null }, false, true],
  [{ isPublic: true, public: 'no' }, false, true],
])('a list with %j is public: %s, and the report names it: %s', (fields, isPublic, isNamed) => {
  const { groups, notes } = convertExport(listWith(fields));
  expect(groups.find(({ kind }) => kind === 'lists')?.document.data.isPublic).toBe(isPublic);
  const reason = 'does not say whether it is public and becomes private';
  expect(notes).toEqual(isNamed ? [{ path: 'ana~list_1', reason, lost: 0 }] : []);
});

test('no text is stored with half a character, whether it came so or is cut there', () => {
  const long = `${'x'.repeat(49)}🔥`;
  const file = listWith({ name: 'a\ud83d', description: '\udd25 b' });
  Object.assign(file.userLists.ana, { draft: { name: long }, displayName: 'An\ud83da' });
  expect(JSON.stringify(convertExport(file).groups)).not.toMatch(/\\ud/);
  const draft = convertExport(file).groups.find(({ kind }) => kind === 'private documents')?.document.data
    .draft;
  expect(draft).toMatchObject({ name: 'x'.repeat(49) });
});

test('a text is stored without marks that turn its direction', () => {
  const { groups, notes } = convertExport(listWith({ name: '\u202eBest\0 \u2067of\u2069 all \u200f' }));
  expect(groups.find(({ kind }) => kind === 'lists')?.document.data.name).toBe('Best of all \u200f');
  expect(notes).toEqual([
    expect.objectContaining({ reason: 'the name had characters that cannot be stored' }),
  ]);
});

test.each([[[]], [null], ['text'], [7]])('refuses a file that holds only %j', (file) => {
  expect(() => convertExport(file)).toThrow('The file holds no JSON object');
});

test('imports no published results and nothing from an empty file', () => {
  expect(groups.some(({ document }) => document.path.startsWith('globalRankingsData'))).toBe(false);
  expect(listReasons('globalRankingsData')).toEqual([]);
  expect(convertExport({})).toEqual({ groups: [], notes: [] });
});

test('repeats in no note what a person wrote', () => {
  const texts = notes.map(({ path, reason }) => `${path} ${reason}`).join('\n');
  expect(texts).not.toMatch(/Tom first|Never|Half done|xxxx|yyyy| Ana/);
});
