import { emptySlots } from '@outrank/shared/ballots/ballot';
import { ballotsPath } from '@outrank/shared/firestore/documentPaths';
import { describe, expect, test } from 'vitest';
import { getClient, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { readBallots, saveBallot } from './ballots.ts';

const database = setUpDatabase();
const ana = getClient('ana');
const submits = (slots: readonly string[], categoryId: 'goat-social' | 'goat-strategy' = 'goat-social') =>
  saveBallot(ana, { uid: 'ana', categoryId, slots });
const stored = () => database.read(ballotsPath('ana'));

const six = emptySlots.map((_, place) => (place < 6 ? `fan-${place}` : ''));
const older = { contestants: [{ id: 'tom-westman', name: 'Tom Westman' }] };
const tomFirst = emptySlots.with(0, 'tom-westman');

describe('a submitted ballot', () => {
  test('is stored with ten slots, four of them empty, and the server’s time', async () => {
    await submits(six);
    const document = await stored();
    expect(document).toEqual({ 'goat-social': { ranking: six, submittedAt: expect.anything() } });
    expect(Date.now() - document?.['goat-social'].submittedAt.toMillis()).toBeLessThan(60_000);
  });

  test('is read back, and the other categories have none', async () => {
    await submits(six);
    expect(await readBallots(ana, 'ana')).toEqual({
      'goat-social': { slots: six, submittedAt: expect.stringMatching(/Z$/) },
    });
  });

  test('takes the place of the one before', async () => {
    await submits(six);
    await submits(tomFirst);
    expect((await readBallots(ana, 'ana'))['goat-social']?.slots).toEqual(tomFirst);
  });

  test('leaves the ballots of other categories as they were', async () => {
    await submits(six);
    const first = (await stored())?.['goat-social'];
    await submits(tomFirst, 'goat-strategy');
    expect(await stored()).toEqual({
      'goat-social': first,
      'goat-strategy': { ranking: tomFirst, submittedAt: expect.anything() },
    });
  });

  test('replaces an older form altogether, and leaves one of another category', async () => {
    const entry = { ranking: older, note: 'of old' };
    await database.seed(ballotsPath('ana'), { 'goat-social': entry, 'goat-strategy': entry });
    await submits(six);
    expect(await stored()).toMatchObject({ 'goat-social': { ranking: six }, 'goat-strategy': entry });
  });

  test('is refused with a contestant twice, or in another’s name', async () => {
    await expect(submits(six.with(9, 'fan-0'))).rejects.toThrow();
    await expect(saveBallot(ana, { uid: 'ben', categoryId: 'goat-social', slots: six })).rejects.toThrow();
    expect(await stored()).toBeUndefined();
  });
});

describe('a fan’s ballots', () => {
  test('are none at first', async () => {
    expect(await readBallots(ana, 'ana')).toEqual({});
  });

  test('are nobody else’s to read', async () => {
    await submits(six);
    await expect(readBallots(getClient('ben'), 'ana')).rejects.toThrow();
  });

  test('are read in the older forms', async () => {
    await database.seed(ballotsPath('ana'), {
      'goat-social': { ranking: older },
      'goat-strategy': { ranking: older.contestants },
      'goat-competitor': { ranking: 'text' },
    });
    const ballots = await readBallots(ana, 'ana');
    expect(ballots['goat-social']?.slots).toEqual(tomFirst);
    expect(ballots['goat-strategy']?.slots).toEqual(tomFirst);
    expect(ballots['goat-competitor']?.slots).toEqual(emptySlots);
  });
});
