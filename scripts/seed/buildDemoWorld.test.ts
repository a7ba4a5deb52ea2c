import { demoUsers } from '@outrank/shared/accounts/demoUsers';
import { type EarlierTen, parseTopTen } from '@outrank/shared/ballots/topTen';
import { categories } from '@outrank/shared/catalogue/categories';
import { toConsensus } from '@outrank/shared/consensus/consensus';
import { parseCountableList } from '@outrank/shared/consensus/consensusTally';
import { countOrder } from '@outrank/shared/consensus/headToHeads';
import { getSubjectItems } from '@outrank/shared/consensus/subject';
import { airingSeasonSchema } from '@outrank/shared/documents/airing';
import { choosableTags } from '@outrank/shared/documents/tags';
import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX, NOTE_MAX } from '@outrank/shared/limits';
import { findListMovements } from '@outrank/shared/lists/lastWeek';
import { parseList, type RankedList } from '@outrank/shared/lists/rankedList';
import { getSampleWeight } from '@outrank/shared/results/certainty';
import { expect, test } from 'vitest';
import { buildDemoWorld } from './buildDemoWorld.ts';
import { applyEdits, findNextEdits } from './demoAiring.ts';
import { demoContent } from './demoContent.ts';

const DAY = 24 * 3_600_000;
const now = new Date('2026-11-21T12:00:00Z');
const world = buildDemoWorld(now);

const findAll = (pattern: RegExp) => world.filter(({ path }) => pattern.test(path));

/** Gives moments a `toDate`, as the SDKs' timestamps have. */
function asStored(data: unknown): unknown {
  const toStored = (value: unknown): unknown => {
    if (value instanceof Date) return { toDate: () => value };
    if (Array.isArray(value)) return value.map(toStored);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toStored(entry)]));
  };
  return toStored(data);
}

/** The lists of the demo users. */
const lists: RankedList[] = findAll(/^userLists\/demo-[^/]+\/lists\//).map(({ data }) =>
  parseList(asStored(data)),
);

test('builds the same world for the same moment, each document once', () => {
  expect(buildDemoWorld(now)).toEqual(world);
  expect(new Set(world.map(({ path }) => path)).size).toBe(world.length);
});

test('has about sixty lists of three to forty items, by every user, of both kinds and with every tag', () => {
  expect(lists.length).toBeGreaterThanOrEqual(55);
  const lengths = lists.map(({ items }) => items.length);
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([3, 40]);
  expect(new Set(lists.map(({ userId }) => userId)).size).toBe(demoUsers.length);
  expect(new Set(lists.map(({ type }) => type)).size).toBe(2);
  for (const tag of choosableTags) {
    expect(lists.filter(({ tags }) => tags.includes(tag)).length).toBeGreaterThan(3);
  }
});

test.each(lists)('$name holds each item once, of one kind and known to the catalogue', ({ items }) => {
  expect(items.filter(({ isUnknown }) => isUnknown)).toEqual([]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(new Set(items.map(({ isSeason }) => isSeason)).size).toBe(1);
});

test('has all notes on items, and movement in one list', () => {
  const written = demoContent.lists.flatMap(({ notes = {} }) => Object.values(notes));
  const shown = lists.flatMap(({ items }) => items.flatMap(({ note }) => note ?? []));
  expect(shown.toSorted()).toEqual(written.toSorted());
  expect(Math.max(...written.map(({ length }) => length))).toBeLessThanOrEqual(NOTE_MAX);
  const moved = lists.map((list) => findListMovements(list, now)).filter(Boolean);
  expect(moved).toHaveLength(1);
});

test('keeps names and descriptions within their limits', () => {
  for (const { name, description } of demoContent.lists) {
    expect(name.length).toBeLessThanOrEqual(LIST_NAME_MAX);
    expect(description.length).toBeLessThanOrEqual(LIST_DESCRIPTION_MAX);
    expect(lists.some((list) => list.name === name && list.description === description)).toBe(true);
  }
});

test('spreads the lists over the four weeks before now', () => {
  const ages = lists.map(({ createdAt }) => (now.getTime() - Date.parse(createdAt)) / DAY);
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.max(...ages)).toBeLessThan(28);
  for (const week of [0, 1, 2, 3]) {
    expect(ages.filter((age) => Math.floor(age / 7) === week).length).toBeGreaterThan(9);
  }
});

test('puts a reply under an older comment of the same list', () => {
  const comments = new Map(findAll(/^comments\//).map(({ path, data }) => [path.split('/')[1], data]));
  const replies = [...comments.values()].filter(({ parentId }) => parentId !== null);
  expect(replies.length).toBeGreaterThan(0);
  for (const { parentId, listId, createdAt } of replies) {
    const parent = comments.get(String(parentId));
    expect(parent).toMatchObject({ listId, parentId: null });
    expect(Number(createdAt)).toBeGreaterThanOrEqual(Number(parent?.createdAt));
  }
});

const ballots = findAll(/^userGlobalRankings\//);

test.each(categories)('has enough ballots in $id, and the editions of three weeks', ({ id }) => {
  const count = ballots.filter(({ data }) => data[id]).length;
  expect(getSampleWeight(count)).toBe(id === 'goat-social' ? 'early' : 'settled');
  const editions = findAll(new RegExp(`^globalRankingsData/${id}/editions/`));
  const weeks = ['2026-11-06', '2026-11-13', '2026-11-20'];
  expect(editions.map(({ path }) => path.split('/').at(-1))).toEqual(weeks);
  for (const { data } of editions) expect(parseTopTen(asStored(data))?.top10).toHaveLength(10);
  const published = [...editions, ...findAll(new RegExp(`^globalRankingsData/${id}$`))];
  const earlierWeeks = published.map(({ data }) => (data.lastEdition as EarlierTen)?.week);
  expect(earlierWeeks).toEqual([undefined, ...weeks]);
});

test('fills ten slots of every ballot and ranks no contestant twice', () => {
  const entries = ballots.flatMap(({ data }) => Object.values(data)) as { ranking: string[] }[];
  expect(entries.length).toBeGreaterThan(100);
  for (const { ranking } of entries) {
    const filled = ranking.filter((slot) => slot !== '');
    expect(ranking).toHaveLength(10);
    expect(new Set(filled).size).toBe(filled.length);
  }
});

test.each(['seasons', 'cast-s20', 'cast-s28'] as const)(
  'submits enough lists for a settled consensus of %s, with disagreement and an edition before',
  (subject) => {
    const submissions = findAll(new RegExp(`/consensusBallots/${subject}$`));
    const orders = submissions.flatMap(({ path, data }) => {
      const list = world.find(
        (each) => each.path === `${path.split('/consensusBallots')[0]}/lists/${data.listId}`,
      );
      const counted = parseCountableList(list?.data);
      return counted?.subject === subject ? [counted.order] : [];
    });
    expect(orders.length).toBe(submissions.length);
    expect(getSampleWeight(orders.length)).toBe('settled');
    const items = getSubjectItems(subject);
    const { rows } = toConsensus(
      items,
      orders.map((order) => countOrder(items, order)),
    );
    expect(rows.filter(({ rank }) => rank === undefined)).toEqual([]);
    expect(rows[0]?.beats).toBeGreaterThan(items.length / 2);
    expect(rows[0]?.score).toBeLessThan(950_000);
    expect(findAll(new RegExp(`^consensus/${subject}/editions/`))).toHaveLength(3);
  },
);

test('has season 50 airing: seven episodes recorded as they were, the next one on Wednesday, and predictions about each', () => {
  const [document] = findAll(/^airing\//);
  const season = airingSeasonSchema.parse(asStored(document?.data));
  const left = season.episodes.map(({ leftIds }) => leftIds.length);
  expect(season).toMatchObject({
    seasonId: 's50',
    status: 'airing',
    winnerId: null,
    open: { key: 's50-e08' },
  });
  expect(left).toEqual([2, 1, 1, 1, 2, 3, 1, 0]);
  expect(season.open?.closesAt).toBe('2026-11-26T01:00:00.000Z');
  expect(season.open?.remainingIds).toHaveLength(13);
  const keys = findAll(/^predictions\//).map(({ path }) => path.split('/')[1]);
  expect([...new Set(keys)]).toEqual([
    's50-boot',
    ...[2, 3, 4, 5, 6, 7, 8].map((number) => `s50-e0${number}`),
  ]);
  expect(keys.length).toBeGreaterThan(200);
});

test('can be played on to its end', () => {
  const [document] = findAll(/^airing\//);
  let season = airingSeasonSchema.parse(asStored(document?.data));
  for (let week = 1; season.status !== 'finished'; week += 1) {
    const at = now.getTime() + week * 60_000;
    season = applyEdits(season, findNextEdits(season, at), () => at) ?? season;
    expect(season.open?.closesAt ?? '9').toMatch(/T0[01]:00:00|9/);
  }
  expect(season.episodes).toHaveLength(13);
  expect(season).toMatchObject({ winnerId: 'aubry-bracco', open: null });
});
