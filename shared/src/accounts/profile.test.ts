import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { USERNAME_MAX } from '../limits.ts';
import { profileSchema, toUsername } from './profile.ts';

test('a username is trimmed and cut to 30', () => {
  expect(toUsername('  Sandra ')).toBe('Sandra');
  expect(toUsername('x'.repeat(31))).toBe('x'.repeat(30));
  expect(toUsername(`${'x'.repeat(29)} y`)).toBe('x'.repeat(29));
});

test('a username is never cut through the middle of a character', () => {
  expect(toUsername(`${'x'.repeat(29)}🔥`)).toBe('x'.repeat(29));
});

test.each([null, undefined, '', '   '])('%j becomes a castaway', (name) => {
  expect(toUsername(name)).toBe('Castaway');
});

test('a username is always 1 to 30 long, trimmed and stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const username = toUsername(name);
      expect(username.length).toBeGreaterThan(0);
      expect(username.length).toBeLessThanOrEqual(USERNAME_MAX);
      expect(username.trim()).toBe(username);
      expect(username.isWellFormed()).toBe(true);
      expect(toUsername(username)).toBe(username);
    }),
  );
});

test('a profile has a display name', () => {
  expect(profileSchema.parse({ displayName: 'Sandra', draft: null })).toEqual({ displayName: 'Sandra' });
  expect(profileSchema.safeParse({}).success).toBe(false);
});
