import { expect, test } from 'vitest';
import {
  airsAt,
  announcing,
  cast,
  recording,
  scheduling,
  seasonAfter,
} from '../airing/testing/editedSeason.ts';
import { parseTopTen } from '../ballots/topTen.ts';
import { toConsensus } from '../consensus/consensus.ts';
import { userListsPath } from '../documents/account.ts';
import { airingSeasonPath, predictionPath, standingPath, toStoredSeason } from '../documents/airing.ts';
import { groupPath } from '../documents/group.ts';
import { contestantItem, toStoredItems } from '../lists/listedItem.ts';
import { parseList } from '../lists/rankedList.ts';
import { storedList, storedTime } from '../lists/testing/storedList.ts';
import { ballotShareKind } from './kinds/ballotShareKind.ts';
import { comparisonShareKind } from './kinds/comparisonShareKind.ts';
import { groupShareKind } from './kinds/groupShareKind.ts';
import { listShareKind } from './kinds/listShareKind.ts';
import { categoryShareKind, consensusShareKind } from './kinds/pollShareKinds.ts';
import { predictionShareKind, scoreShareKind } from './kinds/predictionShareKinds.ts';
import { isShareId, listSharesRequestSchema, shareAnswerSchema } from './shareCall.ts';
import { parseStoredShare, type Share, shareRequestSchema } from './shareKinds.ts';
import { findOwner } from './shareSource.ts';

const at = Date.parse('2026-03-01T12:00:00Z');
const slots = ['tom-westman', 'ian-rosenberger', ...Array<string>(8).fill('')];

const results = parseTopTen({
  top10: [{ id: 'ian-rosenberger', totalScore: 19, rank: 1 }],
  listedBy: { 'tom-westman': 1, 'ian-rosenberger': 2 },
  totalVotes: 2,
  publishedAt: storedTime,
});

const isStorable = (share: Share) =>
  expect(parseStoredShare({ share: JSON.stringify(share), sources: ['a/b'], userIds: [] }).share).toEqual(
    share,
  );

test('a list shares its first fifty items and the number of all', () => {
  const items = Array.from({ length: 60 }, (_, index) => contestantItem(`fan-${index}`, 's10'));
  const list = parseList(storedList(toStoredItems(items)));
  const { share } = listShareKind.build({ kind: 'list', list });
  expect(share).toMatchObject({ title: 'Best', userName: 'Ana', updatedAt: at, count: 60 });
  expect(share.itemIds).toHaveLength(50);
  expect(share.itemSeasonIds[49]).toBe('s10');
  isStorable(share);
});

test('a ballot shares its agreement with the results and its boldest pick', () => {
  const ballot = { slots, submittedAt: undefined };
  const content = {
    kind: 'ballot',
    category: 'goat-social',
    userId: 'ana',
    userName: 'Ana',
    ballot,
  } as const;
  const { share } = ballotShareKind.build({ ...content, results });
  expect(share).toMatchObject({
    title: 'GOAT Social',
    agreement: 62,
    boldest: { id: 'tom-westman', position: 1 },
  });
  isStorable(share);
  const { share: first } = ballotShareKind.build({ ...content, results: undefined });
  expect(first).not.toHaveProperty('agreement');
  isStorable(first);
});

test('a category shares ranks and points', () => {
  if (!results) throw new Error('no results');
  const { share } = categoryShareKind.build({ kind: 'category', category: 'goat-social', results });
  expect(share).toMatchObject({
    entries: [{ id: 'ian-rosenberger', rank: 1, points: 19 }],
    ballots: 2,
    updatedAt: at,
  });
  isStorable(share);
});

test('a consensus shares the items that have a rank', () => {
  const consensus = toConsensus(['s1', 's2'], []);
  const rows = [{ id: 's1', score: 600_000, rankedBy: 9, beats: 1, met: 1, rank: 1, range: undefined }];
  const unranked = consensus.rows.map((row) => ({ ...row, rank: undefined }));
  const published = { ...consensus, rows: [...rows, ...unranked], publishedAt: '2026-03-01T12:00:00Z' };
  const { share } = consensusShareKind.build({ kind: 'consensus', subject: 'seasons', results: published });
  expect(share).toMatchObject({ title: 'All seasons', entries: [{ id: 's1', rank: 1, score: 600_000 }] });
  isStorable(share);
});

test('a comparison names its authors, or its lists when both are by the same user', () => {
  const toSide = (author: string, name: string, ids: string[]) => ({
    key: { userId: author, listId: name },
    ownerId: author,
    author,
    name,
    ranks: new Map(ids.map((id, index) => [id, index + 1])),
    items: ids.map((id) => ({ id, seasonId: 's10' })),
    isTaggedSpoiler: false,
    updatedAt: ids.length,
  });
  const compare = (a: ReturnType<typeof toSide>, b: ReturnType<typeof toSide>) =>
    comparisonShareKind.build({ kind: 'comparison', sides: [a, b] });
  const { share } = compare(toSide('Ana', 'Mine', ['a', 'b', 'c']), toSide('Fans', '', ['c', 'a', 'b', 'd']));
  expect(share).toMatchObject({
    title: 'Ana and Fans',
    updatedAt: 4,
    agreeing: 1,
    pairs: 3,
    biggest: { id: 'c', ranks: [3, 1] },
    seasonId: 's10',
  });
  expect(share.itemIds).toEqual([
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
  ]);
  isStorable(share);
  const same = compare(toSide('Ana', 'Old', ['a']), toSide('Ana', 'New', ['a']));
  expect(same.share.title).toBe('Old and New');
});

/** With times like Firestore's. */
function asStored(value: unknown): unknown {
  if (value instanceof Date) return { toDate: () => value };
  if (Array.isArray(value)) return value.map(asStored);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, asStored(entry)]));
}

test('a prediction is read by its owner once it has closed, a score once it is recorded who left', async () => {
  const season = toStoredSeason(seasonAfter(announcing(), scheduling(2), recording(1)));
  const source = predictionPath('s51-e02', 'ana');
  const documents: Readonly<Record<string, object>> = {
    [airingSeasonPath('s51')]: season,
    [source]: { order: cast, at: new Date(airsAt(1)) },
    [userListsPath('ana')]: { displayName: 'Ana' },
  };
  const readerAt = (now: number, uid = 'ana') => ({
    uid,
    now,
    read: async (path: string) => asStored(documents[path]),
  });
  const request = { kind: 'prediction', key: 's51-e02' } as const;
  await expect(predictionShareKind.read(request, readerAt(airsAt(2) - 1))).resolves.toBeUndefined();
  await expect(predictionShareKind.read(request, readerAt(airsAt(2), 'ben'))).resolves.toBeUndefined();
  await expect(
    scoreShareKind.read({ ...request, kind: 'score' }, readerAt(airsAt(2))),
  ).resolves.toBeUndefined();
  const content = await predictionShareKind.read(request, readerAt(airsAt(2)));
  if (!content) throw new Error('The prediction is not shared.');
  const { share, parts } = predictionShareKind.build(content);
  expect(share).toMatchObject({ userName: 'Ana', itemIds: cast });
  expect(parts.map((part) => [part.source, findOwner(part.source)])).toEqual([[source, 'ana']]);
  isStorable(share);
});

test('a score tells what its fan had called by then, of the episodes that they predicted', async () => {
  const records = ['flo-nash', 'ed-poole', 'di-vance'].map((id, index) => recording(index + 1, id));
  const season = toStoredSeason(seasonAfter(announcing(), scheduling(3), ...records));
  const documents: Readonly<Record<string, object>> = {
    [airingSeasonPath('s51')]: season,
    [predictionPath('s51-e02', 'ana')]: { order: cast.toReversed(), at: new Date(airsAt(1)) },
    [predictionPath('s51-e03', 'ana')]: { order: cast.slice(0, 4), at: new Date(airsAt(2)) },
    [userListsPath('ana')]: { displayName: 'Ana' },
    [standingPath('s51', 'ana')]: {
      ...{ displayName: 'Ana', total: 10_000, submitted: 2, calledIn: ['e03'] },
      episodes: { e02: 0, e03: 10_000 },
    },
  };
  const share = async (key: string) => {
    const reader = { uid: 'ana', now: airsAt(4), read: async (path: string) => asStored(documents[path]) };
    const content = await scoreShareKind.read({ kind: 'score', key }, reader);
    return scoreShareKind.build(content ?? expect.unreachable()).share;
  };
  expect(scoreShareKind.view(await share('s51-e03')).heading).toMatch(
    /^I called 1 of 2\. .+, episode 3: 100 of 100$/,
  );
  expect((await share('s51-e02')).title).toBe('How well I knew');
  isStorable(await share('s51-e03'));
});

test('the week of a group is read by its members once an episode is scored, the best first', async () => {
  const season = toStoredSeason(seasonAfter(announcing(), scheduling(2), recording(1)));
  const memberNames = { ana: 'Ana', ben: 'Ben', cy: 'Cy' };
  const memberIds = Object.keys(memberNames);
  const group = { name: 'Tree Mail', seasonId: 's51', ownerId: 'ana', memberIds, memberNames };
  const standing = { displayName: '', total: 1, submitted: 1 };
  const documents: Readonly<Record<string, object>> = {
    [airingSeasonPath('s51')]: season,
    [groupPath('g1')]: { ...group, createdAt: new Date(airsAt(1)) },
    [standingPath('s51', 'ana')]: { ...standing, episodes: { e02: 2000 } },
    [standingPath('s51', 'ben')]: { ...standing, episodes: { e02: 9000 } },
  };
  const read = (uid: string, changes = {}) => {
    const reader = { uid, now: airsAt(2), read: async (path: string) => asStored(documents[path]) };
    return groupShareKind.read({ kind: 'group', groupId: 'g1', key: 's51-e02', ...changes }, reader);
  };
  await expect(read('dora')).resolves.toBeUndefined();
  await expect(read('ana', { groupId: 'g1/x' })).resolves.toBeUndefined();
  await expect(read('ana', { key: 's50-e02' })).resolves.toBeUndefined();
  await expect(read('ana', { key: 's51-e03' })).resolves.toBeUndefined();
  const content = await read('cy');
  const { share, parts } = groupShareKind.build(content ?? expect.unreachable());
  expect(share.fans.map(({ name, points }) => [name, points])).toEqual([
    ['Ben', 9000],
    ['Ana', 2000],
  ]);
  expect(parts[0]?.memberIds).toEqual(['ben', 'ana']);
  expect(groupShareKind.getPath(share, [])).not.toContain('g1');
  isStorable(share);
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

test.each([
  [{ kind: 'group', groupId: 'g1', key: 's51-e02' }, true],
  [{ kind: 'group', groupId: '__g1__', key: 's51-e02' }, false],
  [{ kind: 'group', groupId: 'g/1', key: 's51-e02' }, false],
  [{ kind: 'group', groupId: 'g1', key: 's51' }, false],
  [{ kind: 'prediction', key: 's51-boot' }, true],
  [{ kind: 'prediction', key: '..' }, false],
  [{ kind: 'score', key: 's51-e2' }, false],
  [{ kind: 'list', userId: 'ana', listId: 'list_1' }, true],
  [{ kind: 'list', userId: '.', listId: 'list_1' }, false],
])('%j asks for what Firestore can be asked for: %s', (request, isAccepted) => {
  expect(shareRequestSchema.safeParse(request).success).toBe(isAccepted);
});

test.each([
  ['userLists/ana/lists/list_1', true],
  ['userGlobalRankings/ana.goat-social', true],
  ['groups/g1', true],
  ['groups/__g1__', false],
  ['__groups__/g1', false],
  ['groups/..', false],
  ['groups/\ud800', false],
  ['groups', false],
])('the shares of %j can be listed: %s', (source, isAccepted) => {
  expect(listSharesRequestSchema.safeParse({ source }).success).toBe(isAccepted);
});
