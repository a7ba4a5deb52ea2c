import { parseList } from '@outrank/shared/lists/list';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { manyList } from './manyLists.ts';

const now = new Date('2026-06-01T12:00:00Z');
const lists = Array.from({ length: 1000 }, (_, number) => manyList(number, now));

test('the lists of the bench are lists that the app can show', () => {
  for (const { data } of lists) {
    const [createdAt, updatedAt, changedAt] = [data.createdAt, data.updatedAt, data.changedAt].map((at) =>
      Timestamp.fromDate(at),
    );
    const list = parseList({ ...data, createdAt, updatedAt, changedAt });
    expect(list.items.length).toBeGreaterThanOrEqual(5);
  }
});

test('every run has the same lists', () => {
  expect(manyList(7, now)).toEqual(manyList(7, now));
  expect(manyList(7, now)).not.toEqual(manyList(8, now));
});

test('no two lists are at the same place, and some are of this week', () => {
  expect(new Set(lists.map(({ key }) => `${key.userId}/${key.listId}`)).size).toBe(lists.length);
  const week = now.getTime() - 7 * 86_400_000;
  expect(lists.filter(({ data }) => data.createdAt.getTime() > week).length).toBeGreaterThanOrEqual(3);
});
