import { parseList } from '@outrank/shared/lists/rankedList';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { createList } from './benchData.ts';

const now = new Date('2026-06-01T12:00:00Z');
const lists = Array.from({ length: 1000 }, (_, number) => createList(number, now));

test('creates lists that the app can show', () => {
  for (const { data } of lists) {
    const [createdAt, updatedAt] = [data.createdAt, data.updatedAt].map((at) => Timestamp.fromDate(at));
    expect(parseList({ ...data, createdAt, updatedAt }).items.length).toBeGreaterThanOrEqual(3);
  }
});

test('creates the same list for the same number, each with its own key, some of this week', () => {
  expect(createList(7, now)).toEqual(lists[7]);
  expect(lists[0]?.data.tags).not.toContain('spoiler');
  expect(new Set(lists.map(({ key }) => `${key.userId}/${key.listId}`)).size).toBe(lists.length);
  const weekAgo = now.getTime() - 7 * 86_400_000;
  expect(lists.filter(({ data }) => data.createdAt.getTime() > weekAgo).length).toBeGreaterThan(2);
});
