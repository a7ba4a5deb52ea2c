import { expect, test } from 'vitest';
import { toSlug } from '../text/text.ts';
import { builtInSeasons as seasons } from './catalogue.ts';
import { headshotKey, headshotPath, seasonLogoPath } from './pictures.ts';

test('builds paths from the season number and the lower-cased first name', () => {
  expect(headshotPath('tom-westman', 's10')).toBe('Headshots/Season 10/tom.png');
  expect(headshotPath('parvati-shallow', 's20')).toBe('Headshots/Season 20/parvati.png');
  expect(headshotPath('richard-hatch', '1')).toBe(headshotPath('richard-hatch', 's1'));
  expect(seasonLogoPath('10')).toBe('Survivor Seasons/Season 10.png');
  expect(seasonLogoPath('s10')).toBe('Survivor Seasons/Season 10.png');
});

/** All contestants whose key is not the lower-cased first word of the name. */
const sharedFirstNames: [season: string, first: string, second: string][] = [
  ['s3', 'Kim Johnson', 'Kim Powers'],
  ['s7', 'Ryan Opray', 'Ryan Shoulders'],
  ['s8', 'Jenna Lewis', 'Jenna Morasca'],
  ['s8', 'Rob Cesternino', 'Rob Mariano'],
  ['s9', 'John Kenney', 'John Palyok'],
  ['s19', 'Russell Hantz', 'Russell Swan'],
  ['s21', 'Jimmy Johnson', 'Jimmy Tarantino'],
  ['s21', 'Kelly Bruno', 'Kelly Shinn'],
  ['s27', 'Laura Boneham', 'Laura Morett'],
  ['s36', 'Stephanie Gonzalez', 'Stephanie Johnson'],
];

const punctuatedFirstNames: [season: string, name: string, key: string][] = [
  ['s1', 'B.B. Andersen', 'bb'],
  ['s13', 'J.P. Calderon', 'jp'],
  ['s14', 'Yau-Man Chan', 'yau-man'],
  ['s15', 'Jean-Robert Bellande', 'jean-robert'],
  ['s15', 'Peih-Gee Law', 'peih-gee'],
  ['s16', 'Yau-Man Chan', 'yau-man'],
  ['s18', 'J.T. Thomas', 'jt'],
  ['s20', 'J.T. Thomas', 'jt'],
  ['s25', 'Abi-Maria Gomes', 'abi-maria'],
  ['s28', "J'Tia Taylor", 'jtia'],
  ['s45', 'J. Maya', 'j'],
];

test('the key is the lower-cased first word, or the full slug where two of a season share it', () => {
  const special = new Map([
    ...sharedFirstNames.flatMap(([season, ...names]) =>
      names.map((name) => [`${season} ${name}`, toSlug(name)] as const),
    ),
    ...punctuatedFirstNames.map(([season, name, key]) => [`${season} ${name}`, key] as const),
  ]);
  for (const { id, contestants } of seasons) {
    const keys = contestants.map((contestant) => headshotKey(contestant.id, id));
    const expected = contestants.map(
      ({ name }) => special.get(`${id} ${name}`) ?? name.split(' ')[0]?.toLowerCase(),
    );
    expect(keys).toEqual(expected);
    expect(new Set(keys).size).toBe(contestants.length);
  }
});

test('an unknown contestant has a path too', () => {
  expect(headshotPath('nobody-known', 's99')).toBe('Headshots/Season 99/nobody-known.png');
});
