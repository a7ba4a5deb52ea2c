import { topTenPath } from '@outrank/shared/firestore/documentPaths';
import { beforeEach, describe, expect, it } from 'vitest';
import { contestants, giveBallot, publishedResults, recount, slotsOf } from '../testing/ballots.ts';
import { db, emptyDatabase, interrupted } from '../testing/emulator.ts';
import { countBallot } from './countBallot.ts';
import { writeTopTen } from './writeTopTen.ts';

async function casts(uid: string, ...slugs: readonly string[]) {
  await giveBallot(uid, slotsOf(...slugs));
  await countBallot(db, uid);
}
const publish = (cloud = db) => writeTopTen(cloud, 'goat-social');
const versionOf = async () => (await db.doc(topTenPath('goat-social')).get()).updateTime?.valueOf();

beforeEach(emptyDatabase);

describe('the published results', () => {
  it('of 50 ballots are their plain sum', async () => {
    for (let fan = 0; fan < 50; fan += 1) {
      const order = contestants.map((_, place) => contestants[(place * 3 + fan) % contestants.length] ?? '');
      await casts(`fan-${fan}`, ...order.slice(0, 10 - (fan % 4)));
    }
    await expect(publish()).resolves.toBe(true);
    const results = await publishedResults();
    expect(results).toEqual(await recount());
    expect(results).toMatchObject({ totalVotes: 50 });
    expect([results?.top10.length, results?.justMissed.length]).toEqual([10, 4]);
  });

  it('are not written again where nothing changed', async () => {
    await casts('ana', 'yul-kwon');
    await publish();
    const first = await versionOf();
    await countBallot(db, 'ana');
    await expect(publish()).resolves.toBe(false);
    expect(await versionOf()).toBe(first);
  });

  it('are not there before the first ballot', async () => {
    await expect(publish()).resolves.toBe(false);
    expect(await publishedResults()).toBeUndefined();
  });

  it('are those of the later sum, though an earlier one was held up', async () => {
    await casts('ana', 'yul-kwon');
    const heldUp = interrupted({
      before: async () => {
        await casts('ana', 'tony-vlachos');
        await publish();
        await casts('ana', 'yul-kwon');
        await casts('ana', 'tony-vlachos');
      },
    });
    await expect(publish(heldUp)).resolves.toBe(false);
    expect(await publishedResults()).toEqual(await recount());
  });

  it('of another category stay as they are', async () => {
    await giveBallot('ana', slotsOf('yul-kwon'), 'goat-strategy');
    await countBallot(db, 'ana');
    await publish();
    expect(await publishedResults('goat-strategy')).toBeUndefined();
  });
});
