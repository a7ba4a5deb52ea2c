import { parseEdition } from '@outrank/shared/ballots/edition';
import { editionPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveBallot, slotsOf } from '../testing/ballots.ts';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { countBallot } from './countBallot.ts';
import { writeEdition } from './writeEdition.ts';
import { writeTopTen } from './writeTopTen.ts';

const friday = new Date('2026-11-20T04:01:00Z');
const nextFriday = new Date('2026-11-27T04:01:00Z');

async function casts(uid: string, ...slugs: readonly string[]) {
  await giveBallot(uid, slotsOf(...slugs));
  await countBallot(db, uid);
}
const freeze = (moment = friday) => writeEdition(db, 'goat-social', moment);
const leaderOf = async (id: string) =>
  parseEdition(id, (await db.doc(editionPath('goat-social', id)).get()).data())?.top10[0]?.id;

beforeEach(emptyDatabase);

describe('the edition of a week', () => {
  it('holds the results as they stand, published or not, under its Friday', async () => {
    await casts('ana', 'yul-kwon');
    await expect(freeze()).resolves.toBe(true);
    const stored = await db.doc(editionPath('goat-social', '2026-11-20')).get();
    expect(stored.data()).toMatchObject({ week: '2026-11-20', totalVotes: 1, listedBy: { 'yul-kwon': 1 } });
  });

  it('never changes, however often it is frozen', async () => {
    await casts('ana', 'yul-kwon');
    await freeze();
    await casts('ana', 'tony-vlachos');
    await expect(freeze()).resolves.toBe(false);
    await expect(freeze(new Date('2026-11-26T12:00:00Z'))).resolves.toBe(false);
    expect(await leaderOf('2026-11-20')).toBe('yul-kwon');
  });

  it('is written once by two runs at once', async () => {
    await casts('ana', 'yul-kwon');
    expect((await Promise.all([freeze(), freeze()])).sort()).toEqual([false, true]);
  });

  it('is followed by the next', async () => {
    await casts('ana', 'yul-kwon');
    await freeze();
    await casts('ana', 'tony-vlachos');
    await freeze(nextFriday);
    expect([await leaderOf('2026-11-20'), await leaderOf('2026-11-27')]).toEqual([
      'yul-kwon',
      'tony-vlachos',
    ]);
  });

  it('leaves its ten beside the published results, which later ones keep, and in the next edition', async () => {
    const ten = [{ id: 'yul-kwon', totalScore: 10, rank: 1 }];
    const lastEdition = { week: '2026-11-20', top10: ten };
    await casts('ana', 'yul-kwon');
    await freeze();
    await casts('ana', 'tony-vlachos');
    await writeTopTen(db, 'goat-social');
    const published = await db.doc(topTenPath('goat-social')).get();
    expect(published.data()).toMatchObject({ top10: [{ id: 'tony-vlachos' }], lastEdition });
    await freeze(nextFriday);
    const next = await db.doc(editionPath('goat-social', '2026-11-27')).get();
    expect(next.get('lastEdition')).toEqual(lastEdition);
  });

  it('is left out where nobody voted', async () => {
    await expect(freeze()).resolves.toBe(false);
    expect(await leaderOf('2026-11-20')).toBeUndefined();
  });
});
