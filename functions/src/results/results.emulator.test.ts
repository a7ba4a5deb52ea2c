import { parseTopTen } from '@outrank/shared/ballots/topTen';
import { editionPath, rankCountsPath, topTenPath } from '@outrank/shared/documents/results';
import { beforeEach, describe, expect, it } from 'vitest';
import { castBallot, contestants, publishedResults, slotsOf, submitBallot } from '../testing/ballots.ts';
import { db, emptyDatabase, interrupted, readData } from '../testing/emulator.ts';
import { expectNoViolations } from '../testing/invariants/findViolations.ts';
import { countBallots } from './countBallots.ts';
import { categoryPolls } from './polls.ts';
import { publishResults, sumShards, writeEdition, writeResults } from './publishResults.ts';

const publish = (on = db) => publishResults(on, 'goat-social');
const nextFriday = new Date('2026-11-27T05:00:00Z');

const freeze = (moment = new Date('2026-11-20T05:00:00Z')) => writeEdition(db, 'goat-social', moment);
const readEdition = (id: string) => readData(editionPath('goat-social', id));
const readLeader = async (id: string) => parseTopTen(await readEdition(id))?.top10[0]?.id;

beforeEach(emptyDatabase);

describe('the published results', () => {
  it('are the plain sum of 50 ballots', async () => {
    for (let user = 0; user < 50; user += 1) {
      const order = contestants.map((_, index) => contestants[(index * 3 + user) % contestants.length] ?? '');
      await castBallot(`user-${user}`, ...order.slice(0, 10 - (user % 4)));
    }
    await expect(publish()).resolves.toBe(true);
    const counts = { totalVotes: 50, top10: { length: 10 }, justMissed: { length: 4 } };
    expect(await publishedResults()).toMatchObject(counts);
    expect((await publishedResults())?.top10.every(({ range }) => range !== undefined)).toBe(true);
    await expectNoViolations();
  });

  it('are not written again when nothing changed', async () => {
    await castBallot('ana', 'yul-kwon');
    await publish();
    const topTen = db.doc(topTenPath('goat-social'));
    const { updateTime } = await topTen.get();
    await countBallots(db, 'ana', categoryPolls);
    await expect(publish()).resolves.toBe(false);
    expect((await topTen.get()).updateTime).toEqual(updateTime);
  });

  it('are missing before the first ballot of their category', async () => {
    await submitBallot('ana', slotsOf('yul-kwon'), 'goat-strategy');
    await countBallots(db, 'ana', categoryPolls);
    await expect(publish()).resolves.toBe(false);
    expect(await publishedResults()).toBeUndefined();
    expect(await publishedResults('goat-strategy')).toBeUndefined();
  });

  it('are never replaced by those of a delayed run', async () => {
    await castBallot('ana', 'yul-kwon');
    const delayed = interrupted({
      before: async () => {
        await castBallot('ana', 'tony-vlachos');
        await publish();
        await castBallot('ana', 'yul-kwon');
        await castBallot('ana', 'tony-vlachos');
      },
    });
    await expect(publish(delayed)).resolves.toBe(false);
    await expectNoViolations();
  });
});

describe('the counts by slot', () => {
  const figures = db.doc(rankCountsPath('goat-social'));
  const cast = async (voters: readonly number[], slug: string) => {
    for (const voter of voters) await castBallot(`voter-${voter}`, slug);
    await publish();
  };
  /** How many ballots the results count, and what they show of the first contestant. */
  const read = async () => {
    const { totalVotes = 0, countedVotes, top10 } = (await publishedResults()) ?? {};
    const first = top10?.find(({ id }) => id === 'yul-kwon')?.rankCounts?.[0];
    const inFigures = (await figures.get()).get('totalVotes');
    expect(inFigures).toBe(countedVotes || undefined);
    return { totalVotes, countedVotes, first };
  };
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];

  it('are published from ten ballots on, of all of them', async () => {
    await cast(nine, 'yul-kwon');
    expect(await read()).toEqual({ totalVotes: 9, countedVotes: 0, first: undefined });
    await cast([10], 'tony-vlachos');
    expect(await read()).toEqual({ totalVotes: 10, countedVotes: 10, first: 9 });
    await expectNoViolations();
  });

  it('follow after ten ballots have changed, however often one of them changes', async () => {
    await cast([...nine, 10], 'yul-kwon');
    await cast([11], 'yul-kwon');
    for (const slug of contestants) await cast([1], slug);
    await cast([1, ...nine.slice(2)], 'kim-spradlin');
    expect(await read()).toEqual({ totalVotes: 11, countedVotes: 10, first: 10 });
    await expectNoViolations();
    await cast([2], 'kim-spradlin');
    expect(await read()).toEqual({ totalVotes: 11, countedVotes: 11, first: 2 });
    await expectNoViolations();
  });

  it('are not taken back by a run that began before others were published', async () => {
    await cast([...nine, 10], 'yul-kwon');
    for (const voter of nine) await castBallot(`voter-${voter}`, 'tony-vlachos');
    await castBallot('voter-10', 'tony-vlachos');
    const { replaced } = await sumShards(db, 'goat-social');
    await publish();
    await castBallot('voter-11', 'yul-kwon');
    await writeResults(db, 'goat-social', { ...(await sumShards(db, 'goat-social')), replaced });
    expect(await read()).toEqual({ totalVotes: 11, countedVotes: 10, first: 0 });
    await expectNoViolations();
  });

  it('follow when the tenth changed ballot was counted between two reads of an earlier run', async () => {
    await cast([...nine, 10, 11], 'yul-kwon');
    await cast(nine, 'tony-vlachos');
    const early = await sumShards(db, 'goat-social');
    await castBallot('voter-10', 'tony-vlachos');
    const late = await sumShards(db, 'goat-social');
    await writeResults(db, 'goat-social', { ...late, replaced: early.replaced });
    expect(await read()).toMatchObject({ countedVotes: 11, first: 11 });
    await expect(publish()).resolves.toBe(true);
    expect(await read()).toMatchObject({ countedVotes: 11, first: 1 });
    await expect(publish()).resolves.toBe(false);
    await expectNoViolations();
  });

  it("follow with Friday's edition only after ten changed ballots, and it has none below ten ballots", async () => {
    await cast([1], 'yul-kwon');
    await freeze();
    expect(await readEdition('2026-11-20')).toMatchObject({ countedVotes: 0, listedBy: {} });
    await cast([...nine, 10], 'yul-kwon');
    await cast([11], 'yul-kwon');
    await freeze(nextFriday);
    expect(await readEdition('2026-11-27')).toMatchObject({ countedVotes: 10, listedBy: { 'yul-kwon': 10 } });
    expect(await read()).toEqual({ totalVotes: 11, countedVotes: 10, first: 10 });
    for (const voter of [...nine, 10]) await castBallot(`voter-${voter}`, 'tony-vlachos');
    await freeze(new Date('2026-12-04T05:00:00Z'));
    expect(await readEdition('2026-12-04')).toMatchObject({ countedVotes: 11, listedBy: { 'yul-kwon': 1 } });
    expect(await read()).toEqual({ totalVotes: 11, countedVotes: 11, first: 1 });
    await expectNoViolations();
  });
});

describe("a week's edition", () => {
  it('holds the current results, published or not, under its Friday', async () => {
    await castBallot('ana', 'yul-kwon');
    await expect(freeze()).resolves.toBe(true);
    await expect(readEdition('2026-11-20')).resolves.toMatchObject({
      week: '2026-11-20',
      totalVotes: 1,
      top10: [{ id: 'yul-kwon' }],
    });
  });

  it('never changes, and is followed by the next', async () => {
    await castBallot('ana', 'yul-kwon');
    await freeze();
    await castBallot('ana', 'tony-vlachos');
    await expect(freeze()).resolves.toBe(false);
    await expect(freeze(new Date('2026-11-26T12:00:00Z'))).resolves.toBe(false);
    await freeze(nextFriday);
    expect(await readLeader('2026-11-20')).toBe('yul-kwon');
    expect(await readLeader('2026-11-27')).toBe('tony-vlachos');
  });

  it('is written once by two runs at once', async () => {
    await castBallot('ana', 'yul-kwon');
    expect((await Promise.all([freeze(), freeze()])).sort()).toEqual([false, true]);
  });

  it('is copied to the published results, which later results keep, and to the next edition', async () => {
    const top10 = [{ id: 'yul-kwon', totalScore: 10, rank: 1 }];
    const lastEdition = { week: '2026-11-20', top10 };
    await castBallot('ana', 'yul-kwon');
    await freeze();
    await castBallot('ana', 'tony-vlachos');
    await publish();
    const published = await readData(topTenPath('goat-social'));
    expect(published).toMatchObject({ top10: [{ id: 'tony-vlachos' }], lastEdition });
    await freeze(nextFriday);
    expect((await readEdition('2026-11-27'))?.lastEdition).toEqual(lastEdition);
  });

  it('is not written without votes', async () => {
    await expect(freeze()).resolves.toBe(false);
    expect(await readEdition('2026-11-20')).toBeUndefined();
  });
});
