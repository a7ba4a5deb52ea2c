import { expect, test } from 'vitest';
import { demoFans, newDemoFan } from './demoFans.ts';
import { usernameFrom } from './profile.ts';

test('every demo fan has an account, an identity and an address of their own', () => {
  for (const field of ['uid', 'sub', 'name', 'email'] as const) {
    expect(new Set(demoFans.map((fan) => fan[field])).size).toBe(12);
  }
});

test('every demo fan has a name that the app takes as it is', () => {
  expect(demoFans.map(({ name }) => usernameFrom(name))).toEqual(demoFans.map(({ name }) => name));
});

test('the same new name is the same fan', () => {
  expect(newDemoFan('Zoë')).toEqual(newDemoFan('Zoë'));
});

test.each([
  ['Zoe', 'Zoë'],
  ['a b', 'a-b'],
  ['李', '王'],
  ['ab', 'a'],
])('%s and %s are two fans', (one, other) => {
  expect(newDemoFan(one).sub).not.toBe(newDemoFan(other).sub);
  expect(newDemoFan(one).email).not.toBe(newDemoFan(other).email);
});

test('a new fan with the name of a demo fan is somebody else', () => {
  const known = demoFans.flatMap(({ sub, email }) => [sub, email]);
  for (const { name } of demoFans) {
    expect(known).not.toContain(newDemoFan(name).sub);
    expect(known).not.toContain(newDemoFan(name).email);
  }
});
