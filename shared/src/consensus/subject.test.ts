import { describe, expect, it } from 'vitest';
import {
  formatSubject,
  getSubjectItems,
  isBestFirst,
  listSubjects,
  parseSubject,
  qualify,
  toCountedOrder,
} from './subject.ts';

const seasonList = (...itemIds: string[]) => ({ itemIds, itemSeasonIds: itemIds.map(() => '') });
const castList = (itemIds: readonly string[], seasonId = 's20') => ({
  itemIds: [...itemIds],
  itemSeasonIds: itemIds.map(() => seasonId),
});
const cast = getSubjectItems('cast-s20');

describe('a subject', () => {
  it('is all seasons or the cast of one', () => {
    expect(listSubjects()).toContain('seasons');
    for (const subject of listSubjects()) expect(parseSubject(subject)).toBe(subject);
    expect(getSubjectItems('seasons')).toContain('s20');
    expect(cast).toContain('parvati-shallow');
  });

  it('has a name', () => {
    expect([formatSubject('seasons'), formatSubject('cast-s10')]).toEqual(['all seasons', "Palau's cast"]);
  });

  it.each(['', 'season', 'cast-', 'cast-20', 'cast-s99', 'cast-s26', 'goat-social'])('is not %j', (text) => {
    expect(parseSubject(text)).toBeUndefined();
  });
});

describe('a list counts', () => {
  it('in the seasons from five seasons on', () => {
    expect(qualify(seasonList('s20', 's7', 's15', '28', 's10'))).toEqual({ subject: 'seasons' });
    const tooFew = { problem: 'tooFew', subject: 'seasons', missing: 1 };
    expect(qualify(seasonList('s20', 's7', 's15', 's28'))).toEqual(tooFew);
    expect(qualify(seasonList('s20', 's7', 's15', 's28', 's99'))).toEqual(tooFew);
  });

  it('in a cast from four contestants on that were all picked from it', () => {
    expect(qualify(castList(cast.slice(0, 4)))).toEqual({ subject: 'cast-s20' });
    expect(qualify(castList(cast.slice(0, 3)))).toEqual({
      problem: 'tooFew',
      subject: 'cast-s20',
      missing: 1,
    });
    const mixed = castList(cast.slice(0, 4));
    mixed.itemSeasonIds[3] = 's16';
    expect(qualify(mixed)).toEqual({ problem: 'severalSeasons' });
  });

  it('not without items', () => {
    expect(qualify(seasonList())).toEqual({ problem: 'noItems' });
  });
});

it('counts an older season id as its current form, and each item once', () => {
  expect(toCountedOrder('seasons', ['20', 's20', 's7', 's99'])).toEqual(['s20', 's7']);
});

it.each([
  ...['Worst seasons', 'My bottom ten', 'least liked', 'Boot order', 'OVERRATED', 'First boots'],
  ...['Worst to best', 'Casts, from last to first', 'Least to most', 'Top 10 – worst casts'],
])('%s is not best first', (name) => {
  expect(isBestFirst(name)).toBe(false);
});

it.each([
  ...['Best seasons', 'Rebooted', 'Bootstrapped', 'Seasons that last', 'Best to worst', 'First to last'],
  ...['All casts, best → worst', 'TOP-BOTTOM', 'From my favourite to my least favourite'],
])('%s is best first', (name) => {
  expect(isBestFirst(name)).toBe(true);
});
