import { consensusBallotPath } from '@outrank/shared/documents/ballots';
import { listPath } from '@outrank/shared/documents/list';
import type { Subject } from '@outrank/shared/documents/results';
import { emptyContent, type ListContent } from '@outrank/shared/lists/listContent';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signOut } from '#data/session/auth.ts';
import { signInAsDemoUser } from '#data/session/demoSignIn.ts';
import { store } from '../../../e2e/support/seed.ts';
import { createList, deleteList, updateList } from './saveList.ts';
import { readCountedList } from './submissions.ts';

const best = { ...emptyContent, name: 'My order', items: ['s20', 's7', 's15', 's28', 's10'].map(seasonItem) };
const palau = ['tom-westman', 'ian-rosenberger', 'katie-gallagher', 'jenn-lyon'];
const castaways = palau.map((id) => contestantItem(id, 's10'));
let users = 0;
let owner: Awaited<ReturnType<typeof signInAsDemoUser>>;

const getKey = (listId: string) => ({ userId: owner.uid, listId });
const create = (listId: string, changes: Partial<ListContent> = {}) =>
  createList(owner, listId, { ...best, ...changes });
const update = (list: { id: string; updatedAt: string }, changes: Partial<ListContent>) =>
  updateList(getKey(list.id), { ...best, ...changes }, list.updatedAt);
const readBallot = async (subject: Subject) =>
  (await store.doc(consensusBallotPath({ userId: owner.uid, subject })).get()).data();
const expectCounted = async (subject: Subject, listId: string | undefined) =>
  expect((await readBallot(subject))?.listId).toBe(listId);

beforeAll(() => setLogLevel('silent'));
beforeEach(async () => {
  users += 1;
  const sub = `submitting-${Date.now()}-${users}`;
  owner = await signInAsDemoUser({ sub, name: 'Submitting user', email: `${sub}@example.com` });
});
afterAll(signOut);

describe('a new list', () => {
  test.each<[string, Partial<ListContent>, string | undefined]>([
    ['counts', {}, 'list_1'],
    ['named worst first does not count', { name: 'Worst seasons' }, undefined],
    ['named worst first counts when its owner wants that', { name: 'Worst', isSubmitted: true }, 'list_1'],
    ['does not count when its owner does not want that', { isSubmitted: false }, undefined],
    ['that is too short does not count', { items: best.items.slice(1), isSubmitted: true }, undefined],
  ])('%s', async (_, changes, counted) => {
    await create('list_1', changes);
    await expectCounted('seasons', counted);
  });

  test('replaces the one that counted for the same subject', async () => {
    await create('list_1');
    await create('list_2', { items: castaways });
    await create('list_3', { name: 'Newer' });
    await expectCounted('seasons', 'list_3');
    await expectCounted('cast-s10', 'list_2');
    expect(await readCountedList({ userId: owner.uid, subject: 'seasons' })).toEqual({
      listId: 'list_3',
      name: 'Newer',
    });
  });
});

describe('a list that counts', () => {
  const createCounted = () => create('list_1');

  test('is submitted anew with each save', async () => {
    const list = await createCounted();
    const before = await readBallot('seasons');
    const { updatedAt } = await update(list, { items: best.items.toReversed() });
    const after = await readBallot('seasons');
    expect(after?.at.toMillis()).toBeGreaterThan(before?.at.toMillis());
    expect(after?.at.toDate().toISOString()).toBe(updatedAt);
  });

  test.each<[string, Partial<ListContent>]>([
    ['its owner no longer wants it', { isSubmitted: false }],
    ['it no longer qualifies', { items: best.items.slice(1) }],
  ])('is taken back when %s', async (_, changes) => {
    await update(await createCounted(), changes);
    await expectCounted('seasons', undefined);
  });

  test('that becomes the ranking of a cast counts there instead', async () => {
    await update(await createCounted(), { items: castaways });
    await expectCounted('seasons', undefined);
    await expectCounted('cast-s10', 'list_1');
  });

  test('that a curator made private is taken back with the next save', async () => {
    const list = await createCounted();
    await store.doc(listPath(getKey(list.id))).update({ isPublic: false, hidden: true });
    await update(list, { name: 'Renamed' });
    await expectCounted('seasons', undefined);
  });

  test('is taken back when it is deleted', async () => {
    await deleteList(await createCounted());
    await expectCounted('seasons', undefined);
  });

  test('stays when another list is deleted or saved', async () => {
    await createCounted();
    const other = await create('list_2', { isSubmitted: false });
    await update(other, { name: 'Renamed' });
    await deleteList(other);
    await expectCounted('seasons', 'list_1');
  });
});

test('a list that qualified before does not count by itself, one that qualifies for the first time does', async () => {
  const list = await create('list_1', { isSubmitted: false });
  await update(list, { name: 'Renamed' });
  await expectCounted('seasons', undefined);
  await update(await create('list_2', { items: best.items.slice(1) }), {});
  await expectCounted('seasons', 'list_2');
});

test('a choice alone is saved, and saved once when the answer was lost', async () => {
  const list = await create('list_1', { isSubmitted: false });
  const saved = await update(list, { isSubmitted: true });
  await expectCounted('seasons', 'list_1');
  expect(saved.updatedAt > list.updatedAt).toBe(true);
  await expect(update(list, { isSubmitted: true })).resolves.toMatchObject({ updatedAt: saved.updatedAt });
});
