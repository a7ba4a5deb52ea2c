import { parseEdition } from '@outrank/shared/ballots/edition';
import { editionPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import { beforeEach, describe, expect, it } from 'vitest';
import { castBallot } from '../testing/ballots.ts';
import { db, emptyDatabase, readData } from '../testing/emulator.ts';
import { writeEdition } from './writeEdition.ts';
import { writeTopTen } from './writeTopTen.ts';

const nextFriday = new Date('2026-11-27T04:01:00Z');

const freeze = (moment = new Date('2026-11-20T04:01:00Z')) => writeEdition(db, 'goat-social', moment);
const readEdition = (id: string) => readData(editionPath('goat-social', id));
const readLeader = async (id: string) => parseEdition(id, await readEdition(id))?.top10[0]?.id;

beforeEach(emptyDatabase);

describe("a week's edition", () => {
  it('holds the current results, published or not, under its Friday', async () => {
    await castBallot('ana', 'yul-kwon');
    await expect(freeze()).resolves.toBe(true);
    await expect(readEdition('2026-11-20')).resolves.toMatchObject({
      week: '2026-11-20',
      totalVotes: 1,
      listedBy: { 'yul-kwon': 1 },
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
    await writeTopTen(db, 'goat-social');
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
