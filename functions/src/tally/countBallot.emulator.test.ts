import { shardOf } from '@outrank/shared/ballots/tally';
import { ballotsPath, countedBallotPath, shardPath } from '@outrank/shared/firestore/documentPaths';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  contestants,
  giveBallot,
  ledger,
  recount,
  resultsNow,
  slotsOf,
  withdrawBallot,
} from '../testing/ballots.ts';
import { db, emptyDatabase, interrupted } from '../testing/emulator.ts';
import { countBallot } from './countBallot.ts';

const ten = contestants.slice(0, 10);
const scores = async () => (await resultsNow()).top10.map(({ id, totalScore }) => [id, totalScore] as const);

async function casts(uid: string, ...slugs: readonly string[]) {
  await giveBallot(uid, slotsOf(...slugs));
  return countBallot(db, uid);
}

beforeEach(emptyDatabase);

describe('a ballot', () => {
  it('gives 10 points to its first down to 1 to its tenth', async () => {
    await casts('ana', ...ten);
    expect(await scores()).toEqual(ten.map((slug, place) => [slug, 10 - place]));
    expect((await resultsNow()).totalVotes).toBe(1);
  });

  it('gives nothing for an empty slot', async () => {
    await casts('ana', 'tony-vlachos', '', '', 'yul-kwon');
    expect(await scores()).toEqual([
      ['tony-vlachos', 10],
      ['yul-kwon', 7],
    ]);
    expect((await resultsNow()).totalVotes).toBe(1);
  });

  it('that is submitted again counts as if only the second had ever been there', async () => {
    await casts('ana', ...ten);
    await casts('ben', 'yul-kwon');
    await casts('ana', 'kim-spradlin', 'tony-vlachos');
    expect(await scores()).toEqual([
      ['kim-spradlin', 10],
      ['yul-kwon', 10],
      ['tony-vlachos', 9],
    ]);
    expect((await resultsNow()).totalVotes).toBe(2);
  });

  it('counts in its own category alone', async () => {
    await giveBallot('ana', slotsOf(...ten), 'goat-strategy');
    await expect(countBallot(db, 'ana')).resolves.toEqual(['goat-strategy']);
    expect(await resultsNow('goat-strategy')).toMatchObject({ totalVotes: 1 });
    expect(await resultsNow('goat-social')).toMatchObject({ totalVotes: 0 });
  });

  it('counts in an older form too', async () => {
    const contestants = [{ id: 'tony-vlachos', name: 'Tony Vlachos' }];
    await db.doc(ballotsPath('ana')).set({ 'goat-social': { ranking: { contestants } } });
    await countBallot(db, 'ana');
    expect(await scores()).toEqual([['tony-vlachos', 10]]);
  });

  it('gives nothing to a contestant whom the catalogue does not know', async () => {
    await casts('ana', 'made-up', 'tony-vlachos');
    await casts('ben', 'made-up');
    expect(await scores()).toEqual([['tony-vlachos', 9]]);
    expect((await resultsNow()).totalVotes).toBe(1);
    const shard = await db.doc(shardPath('goat-social', shardOf('ana'))).get();
    expect(Object.keys(shard.get('places'))).toEqual(['tony-vlachos']);
  });
});

describe('a ballot leaves the totals', () => {
  beforeEach(() => casts('ana', ...ten));

  it('when it is emptied', async () => {
    await casts('ana');
    expect(await resultsNow()).toMatchObject({ totalVotes: 0, top10: [] });
    expect(await ledger()).toEqual([]);
  });

  it('when it is withdrawn', async () => {
    await withdrawBallot('ana');
    await countBallot(db, 'ana');
    expect(await resultsNow()).toMatchObject({ totalVotes: 0, top10: [] });
  });

  it('when its account is gone', async () => {
    await db.doc(ballotsPath('ana')).delete();
    await countBallot(db, 'ana');
    expect(await resultsNow()).toMatchObject({ totalVotes: 0, top10: [] });
  });
});

describe('counting', () => {
  it('again writes nothing', async () => {
    await casts('ana', ...ten);
    const version = async () =>
      (await db.doc(countedBallotPath('goat-social', 'ana')).get()).updateTime?.valueOf();
    const first = await version();
    await expect(countBallot(db, 'ana')).resolves.toEqual([]);
    expect(await version()).toBe(first);
  });

  it('twice at once counts once', async () => {
    await giveBallot('ana', slotsOf(...ten));
    await Promise.all([countBallot(db, 'ana'), countBallot(db, 'ana'), countBallot(db, 'ana')]);
    expect(await resultsNow()).toEqual(await recount());
  });

  it('that was held up counts the ballot as it stands by then', async () => {
    await giveBallot('ana', slotsOf(...ten));
    const heldUp = interrupted({ before: () => casts('ana', 'yul-kwon') });
    await countBallot(heldUp, 'ana');
    expect(await scores()).toEqual([['yul-kwon', 10]]);
  });
});
