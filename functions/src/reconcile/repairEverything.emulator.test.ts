import { shardOf } from '@outrank/shared/ballots/tally';
import {
  ballotsPath,
  countedBallotPath,
  shardPath,
  topTenPath,
} from '@outrank/shared/firestore/documentPaths';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { countBallot } from '../tally/countBallot.ts';
import { writeTopTen } from '../tally/writeTopTen.ts';
import { contestants, giveBallot, publishedResults, recount, slotsOf } from '../testing/ballots.ts';
import { db, emptyDatabase, interrupted } from '../testing/emulator.ts';
import { repairEverything } from './repairEverything.ts';
import { repairShard } from './repairShard.ts';

const category = 'goat-social';
const anasShard = () => db.doc(shardPath(category, shardOf('ana')));
const anasCounted = () => db.doc(countedBallotPath(category, 'ana'));

/** Long after every ballot of the test, so that each of them is settled. */
const tomorrow = () => new Date(Date.now() + 86_400_000);
const driftsAt = async (now: Date) => (await repairEverything(db, now)).map(({ path }) => path);

async function casts(uid: string, ...slugs: readonly string[]) {
  await giveBallot(uid, slotsOf(...slugs));
  await countBallot(db, uid);
}

beforeEach(async () => {
  await emptyDatabase();
  await casts('ana', ...contestants.slice(0, 10));
  // Sue is counted in the first shard, which also takes a change when results must be published anew.
  await casts('sue', 'yul-kwon', 'tony-vlachos');
  await writeTopTen(db, category);
});

describe('what is in order', () => {
  it('is left as it is', async () => {
    const before = [await anasShard().get(), await db.doc(topTenPath(category)).get()];
    await expect(driftsAt(tomorrow())).resolves.toEqual([]);
    const after = [await anasShard().get(), await db.doc(topTenPath(category)).get()];
    expect(after.map(({ updateTime }) => updateTime)).toEqual(before.map(({ updateTime }) => updateTime));
  });
});

const places = (slug: string, by: number) => ({
  places: { [slug]: { 1: FieldValue.increment(by) } },
});
const spoil = [
  ['a ballot that was never counted', () => giveBallot('cal', slotsOf('kim-spradlin'))],
  ['a ballot that is gone and still counted', () => db.doc(ballotsPath('ana')).delete()],
  ['a ledger that lost an entry', () => anasCounted().delete()],
  ['a ledger that holds another ballot', () => anasCounted().update({ slots: slotsOf('yul-kwon') })],
  ['a shard with points too many', () => anasShard().set(places('kim-spradlin', 3), { merge: true })],
  ['a shard with points too few', () => anasShard().set(places('tony-vlachos', -1), { merge: true })],
  ['a shard with somebody whom nobody lists', () => anasShard().set(places('jt-thomas', 1), { merge: true })],
  ['a shard with ballots too many', () => anasShard().update({ ballots: FieldValue.increment(5) })],
  ['a shard that is lost', () => anasShard().delete()],
  ['results that say something else', () => db.doc(topTenPath(category)).update({ totalVotes: 99 })],
  [
    'results that claim to be newer',
    () => db.doc(topTenPath(category)).update({ totalVotes: 99, version: 77 }),
  ],
] as const;

describe('reconciling', () => {
  it.each(spoil)('repairs %s, and tells of it', async (_what, act) => {
    await act();
    expect(await driftsAt(tomorrow())).not.toEqual([]);
    expect(await publishedResults()).toEqual(await recount());
    await expect(driftsAt(tomorrow())).resolves.toEqual([]);
  });

  it('publishes results that are lost', async () => {
    await db.doc(topTenPath(category)).delete();
    await repairEverything(db, new Date());
    expect(await publishedResults()).toEqual(await recount());
  });

  it('counts a ballot that may still wait for its event, and calls it no drift', async () => {
    await giveBallot('cal', slotsOf('kim-spradlin'));
    await expect(driftsAt(new Date())).resolves.toEqual([]);
    expect(await publishedResults()).toEqual(await recount());
  });

  it('keeps right while ballots come in', async () => {
    await anasShard().set(places('kim-spradlin', 3), { merge: true });
    const fans = Array.from({ length: 40 }, (_, fan) => `fan-${fan}`);
    const coming = fans.map((uid, turn) => casts(uid, ...contestants.slice(turn % 4, (turn % 4) + 10)));
    await Promise.all([repairEverything(db, tomorrow()), ...coming]);
    await writeTopTen(db, category);
    expect(await publishedResults()).toEqual(await recount());
  });

  it('repairs a shard once, though two runs saw the same', async () => {
    await anasShard().set(places('kim-spradlin', 3), { merge: true });
    const place = { category, shard: shardOf('ana') } as const;
    // The first transaction looks, the second repairs.
    const heldUp = interrupted({
      before: (transaction) => (transaction === 2 ? repairShard({ db, ...place }) : undefined),
    });
    await expect(repairShard({ db: heldUp, ...place })).resolves.toEqual([]);
    await writeTopTen(db, category);
    expect(await publishedResults()).toEqual(await recount());
  });

  it('adds what was missing though a ballot was counted between the look and the repair', async () => {
    await anasShard().set(places('kim-spradlin', 3), { merge: true });
    const heldUp = interrupted({
      before: async (transaction) => {
        if (transaction === 2) await casts('ana', 'kim-spradlin');
      },
    });
    await expect(repairShard({ db: heldUp, category, shard: shardOf('ana') })).resolves.toHaveLength(1);
    await writeTopTen(db, category);
    expect(await publishedResults()).toEqual(await recount());
  });
});
