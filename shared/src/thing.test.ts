import { expect, it } from 'vitest';
import { type Thing, thingOf, thingText, thingTextSchema } from './thing.ts';

it.each<Thing>([
  { kind: 'list', list: { userId: 'ana', listId: 'list_1' } },
  { kind: 'comment', commentId: 'c1' },
])('a $kind is found again by its text', (thing) => {
  expect(thingTextSchema.parse(thingText(thing))).toBe(thingText(thing));
  expect(thingOf(thingText(thing))).toEqual(thing);
});

it.each([
  '',
  'list',
  'list~ana',
  'list~ana~list_x',
  'list~a~b~list_1',
  'comment~',
  'comment~a~b',
  'comment~a/b',
  'user~ana',
])('%j is no thing', (text) => {
  expect(thingTextSchema.safeParse(text).success).toBe(false);
});
