import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { USERNAME_MAX } from '../limits.ts';
import { profileSchema, usernameFrom } from './profile.ts';

test('a username is trimmed and cut to 30', () => {
  expect(usernameFrom('  Sandra ')).toBe('Sandra');
  expect(usernameFrom('x'.repeat(31))).toBe('x'.repeat(30));
  expect(usernameFrom(`${'x'.repeat(29)} y`)).toBe('x'.repeat(29));
});

test('a username is never cut through the middle of a character', () => {
  expect(usernameFrom(`${'x'.repeat(29)}🔥`)).toBe('x'.repeat(29));
});

test.each([null, undefined, '', '   '])('%j becomes a castaway', (name) => {
  expect(usernameFrom(name)).toBe('Castaway');
});

test('a username is always 1 to 30 long, trimmed and stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const username = usernameFrom(name);
      expect(username.length).toBeGreaterThan(0);
      expect(username.length).toBeLessThanOrEqual(USERNAME_MAX);
      expect(username.trim()).toBe(username);
      expect(username.isWellFormed()).toBe(true);
      expect(usernameFrom(username)).toBe(username);
    }),
  );
});

test('a profile has a display name', () => {
  expect(profileSchema.parse({ displayName: 'Sandra', draft: null })).toEqual({ displayName: 'Sandra' });
  expect(profileSchema.safeParse({}).success).toBe(false);
});
