import { expect, test } from 'vitest';
import { createDemoUser, demoUsers } from './demoUsers.ts';
import { toUsername } from './profile.ts';

test('every demo fan has an account, an identity and an address of their own', () => {
  for (const field of ['uid', 'sub', 'name', 'email'] as const) {
    expect(new Set(demoUsers.map((fan) => fan[field])).size).toBe(12);
  }
});

test('every demo fan has a name that the app takes as it is', () => {
  expect(demoUsers.map(({ name }) => toUsername(name))).toEqual(demoUsers.map(({ name }) => name));
});

test('the same new name is the same fan', () => {
  expect(createDemoUser('Zoë')).toEqual(createDemoUser('Zoë'));
});

test.each([
  ['Zoe', 'Zoë'],
  ['a b', 'a-b'],
  ['李', '王'],
  ['ab', 'a'],
])('%s and %s are two fans', (one, other) => {
  expect(createDemoUser(one).sub).not.toBe(createDemoUser(other).sub);
  expect(createDemoUser(one).email).not.toBe(createDemoUser(other).email);
});

test('a new fan with the name of a demo fan is somebody else', () => {
  const known = demoUsers.flatMap(({ sub, email }) => [sub, email]);
  for (const { name } of demoUsers) {
    expect(known).not.toContain(createDemoUser(name).sub);
    expect(known).not.toContain(createDemoUser(name).email);
  }
});
