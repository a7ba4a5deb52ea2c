import { expect, test } from 'vitest';
import { parseRankCounts } from './ballots/rankTally.ts';
import { parseTopTen } from './ballots/topTen.ts';
import { parseConsensus, parseConsensusLeaders } from './consensus/consensus.ts';
import { airingSeasonSchema, predictionResultsSchema, standingSchema } from './documents/airing.ts';
import { groupSchema } from './documents/group.ts';
import { inboxSchema } from './documents/inbox.ts';
import { publishedSeasonsKind } from './documents/publishedSeasons.ts';
import { spoilerChoiceSchema } from './documents/spoilerChoice.ts';
import { parseSerializedDraft, parseStoredDraft, serializeDraft } from './lists/draft.ts';
import { getContent, toStoredContent } from './lists/listContent.ts';
import { parseList } from './lists/rankedList.ts';
import { parseWeeklyTop, toStoredCard } from './lists/weeklyTop.ts';
import { findEntry } from './members.ts';
import { listDocument } from './testing/storedDocuments.ts';

const at = { toDate: () => new Date('2026-03-01T10:00:00Z') };
/** What only a newer version knows. */
const newer = { kind: 'newer' };
const list = { ...listDocument({ userId: 'ana', listId: 'list_1' }, at), basedOn: undefined };
const entry = {
  kind: 'topList',
  listId: 'list_1',
  groupId: null,
  commentId: null,
  actorId: null,
  count: null,
  at,
};
const episode = { number: 1, title: 'One', airsAt: at, leftIds: [], recordedAt: null };
const season = { seasonId: 's51', status: 'airing', castIds: [], open: null, winnerId: null };
const group = { name: 'Tribe', seasonId: 's51', ownerId: 'ana', createdAt: at };
const ten = Array<number>(10).fill(1);
const results = { items: [], itemIds: [], wins: '', ballots: 1, publishedAt: at };
const draft = { ...list, tags: ['social', 'gift'], itemIds: [], itemSeasonIds: [], updatedAt: at };
const local = { ...draft, updatedAt: '2026-03-01', ancestors: ['first', newer] };

test.each<[string, () => unknown, unknown]>([
  [
    'an episode of before anybody could come back',
    () => airingSeasonSchema.parse({ ...season, episodes: [episode] }).episodes[0]?.backIds,
    [],
  ],
  ['an inbox', () => inboxSchema.parse({ entries: [newer, entry], at, seenAt: null }).entries.length, 1],
  [
    'the tags of a list',
    () => parseList({ ...list, tags: ['gift', newer, 'social', list.type] }).tags,
    ['gift', 'social'],
  ],
  [
    'the notes of a list',
    () => parseList({ ...list, notes: { 'tom-westman': 'Why', ian: newer } }).items[0]?.note,
    'Why',
  ],
  ['the tags of a draft', () => parseStoredDraft(draft)?.content.tags, ['social', 'gift']],
  ['the versions of a local draft', () => parseSerializedDraft(JSON.stringify(local))?.ancestors, ['first']],
  [
    'the watched seasons',
    () => spoilerChoiceSchema.parse({ mode: 'on', watched: ['s1', newer] }).watched,
    ['s1'],
  ],
  [
    'a spoiler choice of another mode',
    () => spoilerChoiceSchema.parse({ mode: 'newer', watched: [] }).mode,
    'on',
  ],
  [
    'the episodes of a season',
    () => airingSeasonSchema.parse({ ...season, episodes: [newer, episode] }).episodes.length,
    1,
  ],
  [
    'what the crowd predicted',
    () =>
      predictionResultsSchema.parse({
        count: 1,
        crowd: [newer, { id: 'a', averagePlace: 100, lastCount: 0 }],
        closedAt: at,
      }).crowd.length,
    1,
  ],
  [
    'a standing',
    () =>
      standingSchema.parse({ displayName: 'Ana', total: 5, episodes: { e02: 5, e03: newer }, submitted: 1 })
        .episodes,
    { e02: 5 },
  ],
  [
    'a group',
    () =>
      groupSchema.parse({ ...group, memberIds: ['ana', newer], memberNames: { ana: 'Ana', ben: newer } })
        .memberNames,
    { ana: 'Ana' },
  ],
  [
    'the published seasons',
    () =>
      publishedSeasonsKind.schema.parse({
        version: 1,
        publishedAt: at,
        seasons: [newer, { number: 60, name: 'Sixty', year: 2030, contestants: [], emblem: 'owl' }],
      }).seasons,
    [{ number: 60, name: 'Sixty', year: 2030, contestants: [], emblem: 'owl' }],
  ],
  ['a Top 10', () => parseTopTen({ totalVotes: 1, listedBy: { a: 1, b: newer } })?.listedBy, { a: 1 }],
  [
    'rank counts',
    () => [...parseRankCounts({ totalVotes: 1, rankCounts: { a: ten, b: newer } }).rankCounts],
    [['a', ten]],
  ],
  [
    'the last edition of a consensus',
    () =>
      parseConsensus({
        ...results,
        lastEdition: { week: '2026-02-27', items: [newer, { id: 's1', rank: 1 }] },
      })?.lastEdition?.items,
    [{ id: 's1', rank: 1 }],
  ],
  ['a cycle', () => parseConsensus({ ...results, circle: newer })?.ballots, 1],
  [
    'the leaders of a consensus',
    () =>
      parseConsensusLeaders({ ballots: 1, leaders: [newer, { id: 's1', rank: 1, score: 1 }] })?.leaders
        .length,
    1,
  ],
  ['the week’s top', () => parseWeeklyTop({ lists: [newer, toStoredCard(list)] }).length, 1],
])('%s is read without what a newer version added', (_, read, expected) => expect(read()).toEqual(expected));

test('tags that this version does not know are stored again', () => {
  const tags = ['gift', 'social', list.type];
  expect(toStoredContent(getContent(parseList({ ...list, tags })))).toMatchObject({ tags });
  const read = parseSerializedDraft(JSON.stringify(local));
  expect(read && JSON.parse(serializeDraft(read))).toMatchObject({ tags: ['social', 'gift'] });
});

test.each(['constructor', '__proto__', 'toString'])(
  'an entry is never what every object inherits: %s',
  (name) => {
    expect(findEntry<number>({ ana: 1 }, name)).toBeUndefined();
    expect(findEntry<number>(Object.fromEntries([[name, 1]]), name)).toBe(1);
  },
);
