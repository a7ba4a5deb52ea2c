import { getShardIndex } from '@outrank/shared/ballots/tally';
import type { TopTenRow } from '@outrank/shared/ballots/topTen';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { countedBallotPath, shardPath } from '@outrank/shared/documents/results';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { castBallot, contestants, slotsOf, submitBallot } from '../testing/ballots.ts';
import { db, emptyDatabase, interrupted, readData } from '../testing/emulator.ts';
import { expectNoViolations } from '../testing/invariants/findViolations.ts';
import { countBallots } from './countBallots.ts';
import { categoryPolls, createPoll } from './polls.ts';
import { sumShards } from './publishResults.ts';

const count = (on: typeof db, uid: string, shards?: number) =>
  countBallots(on, uid, shards ? categoryPolls.map((poll) => ({ ...poll, shards })) : categoryPolls);

const ten = contestants.slice(0, 10);

const readResults = async (category: CategoryId) =>
  createPoll(category).toResults((await sumShards(db, category)).parts, undefined);

async function expectScores(scores: Readonly<Record<string, number>>, totalVotes = 1) {
  const { fields, ballots } = await readResults('goat-social');
  const found = fields.top10.map(({ id, totalScore }: TopTenRow) => [id, totalScore]);
  expect(found).toEqual(Object.entries(scores));
  expect(ballots).toBe(totalVotes);
}

beforeEach(emptyDatabase);

describe('a ballot', () => {
  it('replaces the earlier ballot of its user', async () => {
    await castBallot('ana', ...ten);
    await castBallot('ben', 'yul-kwon');
    await castBallot('ana', 'kim-spradlin', 'tony-vlachos');
    await expectScores({ 'kim-spradlin': 10, 'yul-kwon': 10, 'tony-vlachos': 9 }, 2);
  });

  it('counts in its own category only', async () => {
    await submitBallot('ana', slotsOf(...ten), 'goat-strategy');
    await expect(count(db, 'ana')).resolves.toEqual(['goat-strategy']);
    expect((await readResults('goat-strategy')).ballots).toBe(1);
    await expectScores({}, 0);
  });

  it('counts in the older form too', async () => {
    const ranking = { contestants: [{ id: 'tony-vlachos', name: 'Tony Vlachos' }] };
    await db.doc(ballotsPath('ana')).set({ 'goat-social': { ranking } });
    await count(db, 'ana');
    await expectScores({ 'tony-vlachos': 10 });
  });

  it('gives nothing to contestants that the catalogue does not have', async () => {
    await castBallot('ana', 'made-up', 'tony-vlachos');
    await castBallot('ben', 'made-up');
    await expectScores({ 'tony-vlachos': 9 });
    const shard = await readData(shardPath('goat-social', getShardIndex('ana')));
    expect(Object.keys(shard?.rankCounts)).toEqual(['tony-vlachos']);
  });

  it.each([
    ['emptied', () => submitBallot('ana', slotsOf())],
    ['withdrawn', () => db.doc(ballotsPath('ana')).update({ 'goat-social': FieldValue.delete() })],
    ['deleted with its account', () => db.doc(ballotsPath('ana')).delete()],
  ])('no longer counts when it is %s', async (_how, act) => {
    await castBallot('ana', ...ten);
    await act();
    await count(db, 'ana');
    await expectScores({}, 0);
    await expectNoViolations();
  });
});

describe('another number of shards', () => {
  it.each([
    ['more', 16, 64],
    ['fewer', 64, 3],
  ])('loses no ballot when there are %s', async (_how, before, after) => {
    for (const uid of ['ana', 'ben', 'cal']) {
      await submitBallot(uid, slotsOf('yul-kwon'));
      await count(db, uid, before);
    }
    await submitBallot('ana', slotsOf('tony-vlachos'));
    for (const uid of ['ana', 'ben', 'cal', 'dee']) {
      if (uid === 'dee') await submitBallot(uid, slotsOf('tony-vlachos'));
      await count(db, uid, after);
    }
    await expectScores({ 'tony-vlachos': 20, 'yul-kwon': 20 }, 4);
  });
});

describe('counting', () => {
  it('writes nothing the second time', async () => {
    await castBallot('ana', ...ten);
    const entry = db.doc(countedBallotPath('goat-social', 'ana'));
    const { updateTime } = await entry.get();
    await expect(count(db, 'ana')).resolves.toEqual([]);
    expect((await entry.get()).updateTime).toEqual(updateTime);
  });

  it('counts the current ballot when it was delayed', async () => {
    await submitBallot('ana', slotsOf(...ten));
    await count(interrupted({ before: () => castBallot('ana', 'yul-kwon') }), 'ana');
    await expectScores({ 'yul-kwon': 10 });
  });
});
