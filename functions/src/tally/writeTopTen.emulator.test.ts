import { topTenPath } from '@outrank/shared/firestore/documentPaths';
import { beforeEach, describe, expect, it } from 'vitest';
import { castBallot, contestants, publishedResults, slotsOf, submitBallot } from '../testing/ballots.ts';
import { db, emptyDatabase, interrupted } from '../testing/emulator.ts';
import { expectNoViolations } from '../testing/invariants/findViolations.ts';
import { countBallot } from './countBallot.ts';
import { writeTopTen } from './writeTopTen.ts';

const publish = (on = db) => writeTopTen(on, 'goat-social');

beforeEach(emptyDatabase);

describe('the published results', () => {
  it('are the plain sum of 50 ballots', async () => {
    for (let user = 0; user < 50; user += 1) {
      const order = contestants.map((_, index) => contestants[(index * 3 + user) % contestants.length] ?? '');
      await castBallot(`user-${user}`, ...order.slice(0, 10 - (user % 4)));
    }
    await expect(publish()).resolves.toBe(true);
    const figures = { totalVotes: 50, top10: { length: 10 }, justMissed: { length: 4 } };
    expect(await publishedResults()).toMatchObject(figures);
    await expectNoViolations();
  });

  it('are not written again when nothing changed', async () => {
    await castBallot('ana', 'yul-kwon');
    await publish();
    const topTen = db.doc(topTenPath('goat-social'));
    const { updateTime } = await topTen.get();
    await countBallot(db, 'ana');
    await expect(publish()).resolves.toBe(false);
    expect((await topTen.get()).updateTime).toEqual(updateTime);
  });

  it('are missing before the first ballot of their category', async () => {
    await submitBallot('ana', slotsOf('yul-kwon'), 'goat-strategy');
    await countBallot(db, 'ana');
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
