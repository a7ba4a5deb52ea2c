import { expect, test } from 'vitest';
import { profileSchema } from '../documents/account.ts';
import { isRecentSignIn } from './accountCalls.ts';
import { createDemoUser, demoUsers } from './demoUsers.ts';
import { toUsername } from './username.ts';

test.each([
  [0, true],
  [299, true],
  [301, false],
  [86_400, false],
])('a sign-in %i seconds ago is recent: %s', (seconds, isRecent) => {
  const now = Date.parse('2026-11-21T12:00:00.900Z');
  expect(isRecentSignIn(Math.floor(now / 1000) - seconds, now)).toBe(isRecent);
});

test('a profile has a display name', () => {
  expect(profileSchema.parse({ displayName: 'Sandra', draft: null })).toEqual({ displayName: 'Sandra' });
  expect(profileSchema.safeParse({}).success).toBe(false);
});

test('every demo user has a unique uid, identity, name and address, and a valid username', () => {
  for (const field of ['uid', 'sub', 'name', 'email'] as const)
    expect(new Set(demoUsers.map((user) => user[field])).size).toBe(12);
  for (const { name } of demoUsers) expect(toUsername(name)).toBe(name);
});

test('the same name is the same new demo user, and never a seeded one', () => {
  expect(createDemoUser('Zoë')).toEqual(createDemoUser('Zoë'));
  const seeded = demoUsers.flatMap(({ sub, email }) => [sub, email]);
  for (const { name } of demoUsers) {
    expect(seeded).not.toContain(createDemoUser(name).sub);
    expect(seeded).not.toContain(createDemoUser(name).email);
  }
});

test.each([
  ['Zoe', 'Zoë'],
  ['a b', 'a-b'],
  ['李', '王'],
  ['ab', 'a'],
])('%s and %s are different demo users', (one, other) => {
  expect(createDemoUser(one).sub).not.toBe(createDemoUser(other).sub);
  expect(createDemoUser(one).email).not.toBe(createDemoUser(other).email);
});
