import { expect, test } from 'vitest';
import { demoUsers, newDemoUser } from './demoUsers.ts';
import { usernameFrom } from './profile.ts';

test('every demo fan has an account, an identity and an address of their own', () => {
  for (const field of ['uid', 'sub', 'name', 'email'] as const) {
    expect(new Set(demoUsers.map((fan) => fan[field])).size).toBe(12);
  }
});

test('every demo fan has a name that the app takes as it is', () => {
  expect(demoUsers.map(({ name }) => usernameFrom(name))).toEqual(demoUsers.map(({ name }) => name));
});

test('the same new name is the same fan', () => {
  expect(newDemoUser('Zoë')).toEqual(newDemoUser('Zoë'));
});

test.each([
  ['Zoe', 'Zoë'],
  ['a b', 'a-b'],
  ['李', '王'],
  ['ab', 'a'],
])('%s and %s are two fans', (one, other) => {
  expect(newDemoUser(one).sub).not.toBe(newDemoUser(other).sub);
  expect(newDemoUser(one).email).not.toBe(newDemoUser(other).email);
});

test('a new fan with the name of a demo fan is somebody else', () => {
  const known = demoUsers.flatMap(({ sub, email }) => [sub, email]);
  for (const { name } of demoUsers) {
    expect(known).not.toContain(newDemoUser(name).sub);
    expect(known).not.toContain(newDemoUser(name).email);
  }
});
