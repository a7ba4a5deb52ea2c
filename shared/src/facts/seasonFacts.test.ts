import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toSlug } from '../text/text.ts';
import { findRecord } from './castawayRecord.ts';
import { seasonFactsSchema, seasonResultsSchema, seasonStartSchema, splitFacts } from './seasonFacts.ts';
import { toVoteChart } from './voteChart.ts';

const readData = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../data/${file}`, import.meta.url), 'utf8'));
const source = readData('survivor-facts.json');
const all = z.array(seasonFactsSchema).parse(source);
const inCatalogue: { number: number; contestants: { name: string; placement: number }[] }[] =
  readData('survivor-seasons.json');

const getResults = (number: number) => splitFacts(all[number - 1] ?? raise()).results;
function raise(): never {
  throw new Error('no such season');
}

test('the schema has every field of the data', () => {
  expect(all).toEqual(source);
  expect(all.map(({ number }) => number)).toEqual(inCatalogue.map(({ number }) => number));
});

describe.each(all)('season $number', (facts) => {
  const { start, results } = splitFacts(facts);

  test('is parted in a beginning without any result, and the rest', () => {
    expect(seasonStartSchema.parse(start)).toEqual(start);
    expect({ number: facts.number, premiere: start.premiere, country: start.country, ...results }).toEqual(
      facts,
    );
    expect(Object.keys(start)).toEqual(['premiere', 'country', 'tribes', 'cast']);
    for (const person of start.cast) expect(Object.keys(person)).toEqual(['name', 'tribe']);
    const names = inCatalogue
      .find(({ number }) => number === facts.number)
      ?.contestants.map(({ name }) => name);
    expect(start.cast.map(({ name }) => name)).toEqual(names);
    const tribes = start.tribes.map(({ name }) => name);
    expect(tribes.toSorted()).toEqual([...new Set(start.cast.map(({ tribe }) => tribe))].toSorted());
  });

  test('has a vote chart of every vote, revote and departure in the data', () => {
    const { columns, rows } = toVoteChart(results);
    const sort = (votes: readonly (readonly unknown[])[]) => votes.map(String).toSorted();
    for (const [index, { votes, episode, day, revote, out }] of facts.councils.entries()) {
      const column = columns[index];
      const shown = rows.flatMap(({ id, cells }) =>
        (cells[index] ?? []).map((vote) => [id, vote.targetId, ...(vote.isNullified ? ['nullified'] : [])]),
      );
      expect(sort(shown)).toEqual(sort(votes.map(([a, b, ...more]) => [toSlug(a), toSlug(b), ...more])));
      expect([column?.episode, column?.day, (column?.round ?? 0) > 1]).toEqual([
        episode,
        day,
        revote === true,
      ]);
      const hasRevote = facts.councils[index + 1]?.revote === true;
      expect(column?.outId).toBe(hasRevote ? undefined : toSlug(out));
    }
    expect(rows.map(({ cells }) => cells.length)).toEqual(facts.cast.map(() => facts.councils.length));
    expect(new Set(columns.map((each) => [each.episode, each.council, each.round].join())).size).toBe(
      columns.length,
    );
  });

  test('has records that add up to the votes, jury votes and confessionals of the season', () => {
    const records = facts.cast.map(({ name }) => findRecord(results, toSlug(name)) ?? raise());
    const sum = (pick: (record: (typeof records)[number]) => number) =>
      records.reduce((total, record) => total + pick(record), 0);
    const first = facts.councils.filter(({ revote }) => !revote);
    expect(sum(({ votesCast }) => votesCast)).toBe(first.flatMap(({ votes }) => votes).length);
    expect(sum(({ votesWithMajority }) => votesWithMajority)).toBe(
      first.flatMap(({ votes, out }) => votes.filter(([, target]) => target === out)).length,
    );
    expect(sum(({ confessionalShare }) => confessionalShare)).toBeCloseTo(1);
    const finalVotes = records.filter(({ juryVotes }) => juryVotes > 0).map(({ juryVotes }) => juryVotes);
    expect(finalVotes.toSorted((a, b) => b - a)).toEqual(
      facts.finalVote
        .split('-')
        .map(Number)
        .filter(Boolean)
        .toSorted((a, b) => b - a),
    );
    for (const { name, votesAgainst, place } of records) {
      const votes = facts.councils.flatMap((council) => council.votes);
      expect(votes.filter(([, target, nullified]) => target === name && !nullified)).toHaveLength(
        votesAgainst,
      );
      const season = inCatalogue.find(({ number }) => number === facts.number);
      expect(season?.contestants.find((each) => each.name === name)?.placement).toBe(place);
    }
  });
});

test.each([
  [
    28,
    'kass-mcquillen',
    { place: 3, votesCast: 12, votesWithMajority: 9, votesAgainst: 2, juryVotes: 0 },
    62 / 461,
  ],
  [
    50,
    'aubry-bracco',
    { place: 1, votesCast: 10, votesWithMajority: 9, votesAgainst: 7, juryVotes: 8 },
    49 / 682,
  ],
])('in season %d, %s has the record that the data has', (number, id, expected, share) => {
  const record = findRecord(getResults(number), id);
  expect(record).toMatchObject(expected);
  expect(record?.confessionalShare).toBeCloseTo(share);
});

test('a record names what somebody found, received and played, and nobody has one who was not there', () => {
  const { advantages = [] } = findRecord(getResults(50), 'aubry-bracco') ?? {};
  expect(advantages.map(({ type, event, episode }) => `${type}: ${event} in ${episode}`)).toEqual([
    'Hidden Immunity Idol: Received in 2',
    'Hidden Immunity Idol: Played in 7',
  ]);
  expect(findRecord(getResults(50), 'richard-hatch')).toBeUndefined();
});

describe('the vote chart', () => {
  const describeColumns = (number: number, episode: number) =>
    toVoteChart(getResults(number))
      .columns.filter((column) => column.episode === episode)
      .map(
        ({ council, round, isTie, outId = 'nobody yet' }) =>
          `${council}.${round}${isTie ? ' tied' : ''}: ${outId}`,
      );
  const votesOf = (number: number, id: string, episode: number) => {
    const { columns, rows } = toVoteChart(getResults(number));
    const cells = rows.find((row) => row.id === id)?.cells ?? [];
    return cells.filter((_, index) => columns[index]?.episode === episode).flat();
  };

  test.each([
    [2, 4, ['1.1 tied: nobody yet', '1.2 tied: mitchell-olson']],
    [28, 1, ['1.1: david-samson', '2.1: garrett-adelstein']],
    [28, 2, ['1.1 tied: nobody yet', '1.2: brice-johnston']],
    [50, 8, ['1.1 tied: chrissy-hofbeck']],
    [50, 11, ['1.1 tied: nobody yet', '1.2: emily-flippen', '2.1: ozzy-lusth']],
  ])('of season %d has the rounds of episode %d', (number, episode, expected) => {
    expect(describeColumns(number, episode)).toEqual(expected);
  });

  test('says which votes were nullified, and has both votes of an extra vote', () => {
    expect(votesOf(28, 'jefra-bland', 6).map(({ targetId }) => targetId)).toEqual(['sarah-lacina']);
    const nullified = toVoteChart(getResults(28))
      .rows.flatMap(({ cells }) => cells.flat())
      .filter((vote) => vote.isNullified);
    expect(nullified.length).toBe(
      getResults(28).councils.flatMap(({ votes }) => votes.filter((vote) => vote[2])).length,
    );
    expect(votesOf(50, 'stephenie-lagrossa', 10)).toHaveLength(2);
  });
});

test('nothing of the data is lost when a built file is read', () => {
  const { results } = splitFacts(all[27] ?? raise());
  expect(seasonResultsSchema.parse(JSON.parse(JSON.stringify(results)))).toEqual(results);
});
