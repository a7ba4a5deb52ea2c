import { expect, test } from 'vitest';
import { acceptedNames } from '../accounts/testing/names.ts';
import { getContestants, getSeasons } from '../catalogue/catalogue.ts';
import { isReservedTitle } from './nameProblems.ts';
import { hasReservedWord } from './reservedWords.ts';

const honestNames = [...acceptedNames, ...[...getContestants(), ...getSeasons()].map(({ name }) => name)];

test('no castaway, no season and no honest name is taken for the app', () => {
  expect(honestNames.length).toBeGreaterThan(700);
  expect(honestNames.filter((name) => hasReservedWord(name) || isReservedTitle(name))).toEqual([]);
});

// Usernames cannot have letters in another style and invisible characters at all.
test.each(['Ⓜoderators', '𝐎𝐮𝐭𝐫𝐚𝐧𝐤', 'Ｏutrank', 'Out\u200brank', 'Adm|n'])(
  '%s speaks for the app',
  (name) => {
    expect([hasReservedWord(name), isReservedTitle(name)]).toEqual([true, true]);
  },
);

test.each([
  ['Players who outrank Rob', false],
  ['Who they outrank, and why', false],
  ['Outrank', true],
  ['The Outrank Top 10', true],
  ['Top 10 by Outrank', true],
  ['My Outrank team picks', true],
  ['Official Outrank order', true],
  ['Picks of a moderator', true],
])('whether the title %s speaks for the app: %s', (title, isReserved) => {
  expect(isReservedTitle(title)).toBe(isReserved);
});
