import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { USERNAME_MAX } from '../limits.ts';
import { acceptedNames, deceptiveNames } from './testing/names.ts';
import { findUsernameProblem, toUsername } from './username.ts';

test.each([
  ['  Sandra ', 'Sandra'],
  ['x'.repeat(31), 'x'.repeat(30)],
  [`${'x'.repeat(29)} y`, 'x'.repeat(29)],
  [`${'x'.repeat(29)}🔥`, 'x'.repeat(29)],
  [`${'x'.repeat(27)}👩‍🚀`, 'x'.repeat(27)],
  [null, 'Castaway'],
  [undefined, 'Castaway'],
  ['', 'Castaway'],
  ['   ', 'Castaway'],
  ['\u3164\u2800', 'Castaway'],
  ['Ada Okafor · Ana', 'Ada Okafor Ana'],
  ['Ada Okafor · List creator', 'Castaway'],
  ['𝓐𝓭𝓪 ①', 'Ada 1'],
  ['Ada\u3000\tOkafor', 'Ada Okafor'],
  ['\u202eAda\u200b', 'Ada'],
  ['Zoe\u0308', 'Zoë'],
  ['\u0301Ada \u0301\u0302', 'Ada'],
  [`Z${'\u0336'.repeat(20)}oe`, `Z${'\u0336'.repeat(6)}oe`],
])('makes of the name %j the username %j', (name, username) => {
  expect(toUsername(name)).toBe(username);
});

test.each(acceptedNames)('%j is a username as it is', (name) => {
  expect(toUsername(name)).toBe(name);
  expect(findUsernameProblem(name)).toBeUndefined();
});

test.each(deceptiveNames)('%s are refused when typed, and cleaned from a Google account', (_, names) => {
  for (const name of names) {
    expect(findUsernameProblem(name), JSON.stringify(name)).toMatch(/^Usernames can't|^This name has/);
    expect(findUsernameProblem(toUsername(name)), JSON.stringify(name)).toBeUndefined();
  }
});

test('says whether a separator, a reserved word or an invisible character is refused', () => {
  expect(findUsernameProblem('The Adm1n')).toContain('moderator');
  expect(findUsernameProblem('Ada • List creator')).toContain('separators');
  expect(findUsernameProblem('Ada\u200b')).toContain('invisible characters');
});

const anyCharacter = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 2 }),
  fc.string({ unit: 'binary', maxLength: 2 }),
  fc.constantFrom(...deceptiveNames.flatMap(([, names]) => names.flatMap((name) => [...name]))),
  fc.constantFrom('👩‍🚀', '❤️', '\ufe0f', '\u200d', ' '),
);

test('a username is always 1 to 30 long, trimmed, well formed and stable', () => {
  const anyName = fc.array(anyCharacter, { maxLength: 60 }).map((characters) => characters.join(''));
  fc.assert(
    fc.property(anyName, (name) => {
      const username = toUsername(name);
      expect(username.length).toBeGreaterThan(0);
      expect(username.length).toBeLessThanOrEqual(USERNAME_MAX);
      expect(username.trim()).toBe(username);
      expect(username.isWellFormed()).toBe(true);
      expect(toUsername(username)).toBe(username);
    }),
    { numRuns: 1000 },
  );
});
