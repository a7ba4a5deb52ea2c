import { userListsPath } from '@outrank/shared/documents/account';
import { standingsPath } from '@outrank/shared/documents/airing';
import { commentPath, deletedCommentPath } from '@outrank/shared/documents/comment';
import { groupPath } from '@outrank/shared/documents/group';
import { type InboxEntry, inboxPath, inboxSchema } from '@outrank/shared/documents/inbox';
import { type ListKey, listKeyText, listPath } from '@outrank/shared/documents/list';
import { blockedAccountPath } from '@outrank/shared/documents/moderation';
import { upvotePath } from '@outrank/shared/documents/reactions';
import * as fc from 'fast-check';
import { Timestamp, Transaction } from 'firebase-admin/firestore';
import { beforeEach, expect, it, test, vi } from 'vitest';
import { countTarget } from '../counts/countTarget.ts';
import type { TaskRequest } from '../platform/requestTask.ts';
import { type CloudEvent, publishWriteEvents, schedules, tasks } from '../testing/delivery/cloudEvents.ts';
import { anyDeliveryPlans, EventQueue } from '../testing/delivery/EventQueue.ts';
import { listDocument, SEEDED_AT } from '../testing/documents.ts';
import { db, emptyDatabase, exists, readData } from '../testing/emulator.ts';
import { changeList, comment, deleteList, upvote } from '../testing/userActions.ts';
import { type EntryTarget, requestGroupEntries, updateInbox } from './updateInbox.ts';

const anas: ListKey = { userId: 'ana', listId: 'list_1' };
const bens: ListKey = { userId: 'ben', listId: 'list_2' };
/** Ben starts it from Ana's. */
const later: ListKey = { userId: 'ben', listId: 'list_3' };
const HOUR_MS = 3_600_000;

async function seedWorld(): Promise<void> {
  await emptyDatabase();
  for (const uid of ['ana', 'ben', 'cal']) await db.doc(userListsPath(uid)).set({ displayName: uid });
  for (const key of [anas, bens]) await db.doc(listPath(key)).set(listDocument(key, 'Winners'));
}

beforeEach(seedWorld);

/** Runs an action and all functions that it starts; what is requested within a second runs once. */
async function happen(act: () => Promise<unknown>): Promise<void> {
  const waiting: CloudEvent[] = [];
  const publish = (event: CloudEvent) => void waiting.push(event);
  await publishWriteEvents(db, publish, act);
  while (waiting.length > 0) {
    const done = new Set<string>();
    for (const { task, run } of waiting.splice(0)) {
      if (task === undefined || !done.has(task)) await run(db, publish);
      if (task !== undefined) done.add(task);
    }
  }
}

async function readEntries(uid = 'ana'): Promise<InboxEntry[]> {
  const { data } = inboxSchema.safeParse(await readData(inboxPath(uid)));
  return [...(data?.entries ?? [])];
}

/** What the entries say, without their times. */
const readNews = async (uid = 'ana') =>
  (await readEntries(uid)).map(({ kind, actorId, count }) => [kind, actorId, count]);

/** A comment so many hours after the first. As the rules have it, it answers an existing one and takes no deleted one's id. */
async function say(id: string, author: string, { list = anas, parentId = '', hours = 0 } = {}) {
  if (await exists(deletedCommentPath(id))) return;
  if (parentId && !(await exists(commentPath(parentId)))) return;
  if (!(await comment({ id, list, author, ...(parentId && { parentId }) }))) return;
  await db.doc(commentPath(id)).update({ createdAt: hoursLater(hours) });
}

const hoursLater = (hours: number) => Timestamp.fromMillis(SEEDED_AT.toMillis() + hours * HOUR_MS);

async function unsay(id: string) {
  await db.doc(commentPath(id)).delete();
  await db.doc(deletedCommentPath(id)).set({ at: SEEDED_AT });
}

const rankHerItems = (key = later, more = {}) =>
  db.doc(listPath(key)).set(listDocument(key, 'Mine', { more: { basedOn: anas, ...more } }));

const block = (uid: string) => db.doc(blockedAccountPath(`google-${uid}`)).set({ uid, at: SEEDED_AT });

async function showWeek(): Promise<void> {
  const started: CloudEvent[] = [];
  await schedules.recomputeWeeklyTop().run(db, (task) => void started.push(task));
  for (const { run } of started) await run(db, () => undefined);
}

const nothing = {
  listId: null,
  groupId: null,
  commentId: null,
  actorId: null,
  count: null,
  at: expect.anything(),
};

test.each<[string, () => Promise<unknown>, object, () => Promise<unknown>]>([
  [
    'comments on her list',
    () => say('c1', 'ben'),
    { kind: 'comment', listId: anas.listId, actorId: 'ben', count: 1 },
    () => unsay('c1'),
  ],
  [
    'answers her comment',
    async () => {
      await say('c1', 'ana', { list: bens });
      await say('c2', 'cal', { list: bens, parentId: 'c1' });
    },
    { kind: 'reply', listId: bens.listId, commentId: 'c1', actorId: 'cal', count: 1 },
    () => unsay('c1'),
  ],
  [
    'upvotes her list, but not who it was',
    () => upvote('ben', anas),
    { kind: 'upvotes', listId: anas.listId, count: 1 },
    () => db.doc(upvotePath('ben', anas)).delete(),
  ],
  [
    'ranks her items',
    () => rankHerItems(),
    { kind: 'basedOn', listId: later.listId, actorId: 'ben', count: 1 },
    () => changeList(later, { isPublic: false }),
  ],
])('tells her that somebody %s, until it is gone', async (_, act, entry, undo) => {
  await happen(act);
  expect(await readEntries()).toEqual([{ ...nothing, ...entry }]);
  await happen(undo);
  expect(await readEntries()).toEqual([]);
});

test('tells her once that her list is one of the week’s, also after the week, until it is deleted', async () => {
  await showWeek();
  await showWeek();
  const told = await readEntries();
  expect(told).toEqual([{ ...nothing, kind: 'topList', listId: anas.listId }]);
  await changeList(anas, { createdAt: SEEDED_AT, createdDay: 20_231_114 });
  await showWeek();
  await updateInbox({ db }, { userId: 'ana', kind: 'topList', target: listKeyText(anas) }, new Date());
  expect(await readEntries()).toEqual(told);
  await happen(() => deleteList(anas));
  expect(await readEntries()).toEqual([]);
});

const groupOf = (seasonId: string, ...memberIds: string[]) => ({
  ...{ name: 'Tribe', seasonId, ownerId: memberIds[0] ?? '', memberIds, createdAt: SEEDED_AT },
});

/** Tells the groups of a season of a result, and returns the requested tasks by key. */
async function tellGroups(seasonId = 's51') {
  const waiting = new Map<string, TaskRequest>();
  const request = (task: TaskRequest) => void waiting.set(task.key, task);
  await requestGroupEntries({ db, request }, seasonId);
  for (const { payload } of waiting.values())
    await tasks.updateInbox({ db, request: () => undefined }, payload);
  return waiting;
}

test('tells the members of a group that it has a result, while they belong to it', async () => {
  await db.doc(groupPath('g1')).set(groupOf('s51', 'ana'));
  await tellGroups();
  expect(await readEntries()).toEqual([]);
  for (const seasonId of ['s50', 's51'])
    await db.doc(standingsPath(seasonId)).set({ count: 0, totals: [], scoredUntil: SEEDED_AT });
  await tellGroups();
  expect(await readEntries()).toEqual([{ ...nothing, kind: 'groupResult', groupId: 'g1' }]);
  await db.doc(groupPath('g2')).set(groupOf('s50', 'ana'));
  await tellGroups('s50');
  expect((await readEntries()).map(({ groupId }) => groupId).toSorted()).toEqual(['g1', 'g2']);
  await db.doc(groupPath('g1')).update({ memberIds: [] });
  await tellGroups('s50');
  expect((await readEntries()).map(({ groupId }) => groupId)).toEqual(['g2']);
});

test('a result in twenty groups is one task and one write a user', async () => {
  const groups = Array.from({ length: 20 }, (_, index) => groupPath(`g${index}`));
  for (const path of groups) await db.doc(path).set(groupOf('s51', 'ana', 'ben'));
  await db.doc(standingsPath('s51')).set({ count: 0, totals: [], scoredUntil: SEEDED_AT });
  const set = vi.spyOn(Transaction.prototype, 'set');
  expect((await tellGroups()).size).toBe(2);
  expect(await readEntries()).toHaveLength(20);
  expect(set.mock.calls.filter(([{ path }]) => path === inboxPath('ana'))).toHaveLength(1);
});

test('a deleted list takes all of its entries along', async () => {
  await happen(() => say('c1', 'ben'));
  await happen(() => upvote('ben', anas));
  await happen(() => rankHerItems());
  expect(await readNews()).toHaveLength(3);
  await happen(() => deleteList(anas));
  await happen(() => deleteList(later));
  expect(await readNews()).toEqual([]);
});

test('her own actions tell her nothing', async () => {
  await happen(async () => {
    await say('c1', 'ana');
    await say('c2', 'ana', { parentId: 'c1' });
    await upvote('ana', anas);
    await rankHerItems({ userId: 'ana', listId: 'list_4' });
  });
  expect(await readData(inboxPath('ana'))).toBeUndefined();
});

test('what blocked accounts did tells her nothing', async () => {
  await block('ben');
  await happen(async () => {
    await say('c1', 'ben');
    await rankHerItems();
  });
  await happen(() => say('c2', 'cal', { hours: -1 }));
  expect(await readNews()).toEqual([['comment', 'cal', 1]]);
});

test('a block takes out what the blocked one did, wherever it is', async () => {
  await happen(async () => {
    await say('c1', 'ana');
    await say('c2', 'ben');
    await say('c3', 'ben', { parentId: 'c1' });
    await say('c4', 'cal', { hours: -1 });
    await rankHerItems();
  });
  expect(await readNews()).toHaveLength(3);
  await happen(() => block('ben'));
  expect(await readNews()).toEqual([['comment', 'cal', 1]]);
});

test('a late task does not bring back the inbox of a deleted account', async () => {
  await say('c1', 'ben');
  const update = () =>
    updateInbox({ db }, { userId: 'ana', kind: 'comment', target: listKeyText(anas) }, new Date());
  await db.doc(userListsPath('ana')).delete();
  await expect(update()).resolves.toBe(false);
  expect(await exists(inboxPath('ana'))).toBe(false);
  await db.doc(userListsPath('ana')).set({ displayName: 'ana' });
  await expect(update()).resolves.toBe(true);
});

test('a reply to her on her own list is no comment as well', async () => {
  await happen(() => say('c1', 'ana'));
  await happen(() => say('c2', 'ben', { parentId: 'c1' }));
  expect(await readNews()).toEqual([['reply', 'ben', 1]]);
});

test('counts comments since she last looked, and names the last who commented', async () => {
  const look = (hours: number) => db.doc(inboxPath('ana')).update({ seenAt: hoursLater(hours) });
  await happen(async () => {
    await say('c1', 'ben', { hours: 1 });
    await say('c2', 'cal', { hours: 2 });
  });
  expect(await readNews()).toEqual([['comment', 'cal', 2]]);
  await look(3);
  await updateInbox({ db }, { userId: 'ana', kind: 'comment', target: listKeyText(anas) }, new Date());
  expect(await readNews()).toEqual([['comment', 'cal', 2]]);
  await happen(() => say('c3', 'ben', { hours: 4 }));
  expect(await readNews()).toEqual([['comment', 'ben', 1]]);
  expect((await readData(inboxPath('ana')))?.seenAt).toEqual(hoursLater(3));
  await happen(() => unsay('c3'));
  expect(await readNews()).toEqual([['comment', 'cal', 1]]);
});

test('thirty upvotes within a second are one entry and one write', async () => {
  const set = vi.spyOn(Transaction.prototype, 'set');
  const fans = Array.from({ length: 30 }, (_, index) => `fan${index}`);
  await happen(() => Promise.all(fans.map((fan) => upvote(fan, anas))));
  expect(await readNews()).toEqual([['upvotes', null, 25]]);
  const [told] = await readEntries();
  expect(set.mock.calls.filter(([{ path }]) => path === inboxPath('ana'))).toHaveLength(1);
  await happen(() => db.doc(upvotePath('fan0', anas)).delete());
  await happen(() => upvote('fan0', anas));
  expect(await readEntries()).toEqual([told]);
});

test('keeps what a newer version wrote, and shows the rest', async () => {
  await happen(() => say('c1', 'ben', { hours: 2 }));
  const [known] = (await readData(inboxPath('ana')))?.entries ?? [];
  const newer = [
    { kind: 'gift', fromId: 'cal', at: hoursLater(3) },
    { ...known, actorIds: ['ben'] },
    { kind: 'gift', at: 'soon' },
  ];
  await db.doc(inboxPath('ana')).set({ entries: newer, at: SEEDED_AT, seenAt: null, isQuiet: true });
  await happen(() => say('c2', 'cal', { hours: 4 }));
  const changed = { ...newer[1], actorId: 'cal', count: 2, at: hoursLater(4) };
  expect(await readData(inboxPath('ana'))).toEqual({
    entries: [changed, newer[0], newer[2]],
    at: expect.anything(),
    seenAt: null,
    isQuiet: true,
  });
  expect(await readNews()).toEqual([['comment', 'cal', 2]]);
});

test('keeps the thirty newest entries', async () => {
  const lists = Array.from({ length: 31 }, (_, index) => ({ userId: 'ana', listId: `list_${index + 10}` }));
  for (const [index, list] of lists.entries()) {
    await db.doc(listPath(list)).set(listDocument(list, 'Winners'));
    await say(`c${index}`, 'ben', { list, hours: index });
    await updateInbox({ db }, { userId: 'ana', kind: 'comment', target: listKeyText(list) }, new Date());
  }
  const newest = lists.toReversed().slice(0, 30);
  expect((await readEntries()).map(({ listId }) => listId)).toEqual(newest.map(({ listId }) => listId));
});

test('whoever does most of one kind pushes out only what they did', async () => {
  await happen(() => say('c1', 'cal', { hours: -2 }));
  await happen(() => upvote('ben', anas));
  const lists = Array.from({ length: 31 }, (_, index) => ({ userId: 'ben', listId: `list_${index + 10}` }));
  for (const [index, list] of lists.entries()) {
    await rankHerItems(list, { createdAt: hoursLater(index) });
    await updateInbox({ db }, { userId: 'ana', kind: 'basedOn', target: listKeyText(list) }, new Date());
  }
  const told = await readEntries();
  expect(told).toHaveLength(30);
  expect(told.filter(({ kind }) => kind !== 'basedOn').map(({ kind }) => kind)).toEqual([
    'upvotes',
    'comment',
  ]);
  expect(told.filter(({ kind }) => kind === 'basedOn').at(-1)?.listId).toBe('list_13');
});

const ids = ['c1', 'c2', 'r1', 'r2'];
const anyAction: fc.Arbitrary<() => Promise<unknown>> = fc.oneof(
  fc.constantFrom(...ids).map((id) => () => unsay(id)),
  fc.constantFrom('c1', 'c2').map((id) => () => say(id, id === 'c1' ? 'ana' : 'ben', { hours: 1 })),
  fc.constantFrom('r1', 'r2').map((id) => () => say(id, 'cal', { parentId: id.replace('r', 'c'), hours: 2 })),
  fc.constantFrom('ana', 'ben', 'cal').map((uid) => () => upvote(uid, anas)),
  fc.constantFrom('ben', 'cal').map((uid) => () => db.doc(upvotePath(uid, anas)).delete()),
  fc.boolean().map((isPublic) => () => rankHerItems(later, { isPublic, createdAt: SEEDED_AT })),
);

/** What the entries of all users say, in no order. When a number of upvotes was reached depends on the delivery. */
async function readAll() {
  const inboxes = await Promise.all(['ana', 'ben'].map(readEntries));
  const told = inboxes.map((entries) =>
    entries.map(({ at, ...entry }) => JSON.stringify(entry.kind === 'upvotes' ? entry : [entry, at])),
  );
  return told.map((entries) => entries.toSorted());
}

const targets: readonly EntryTarget[] = [
  { userId: 'ana', kind: 'comment', target: listKeyText(anas) },
  { userId: 'ana', kind: 'upvotes', target: listKeyText(anas) },
  { userId: 'ana', kind: 'basedOn', target: listKeyText(later) },
  { userId: 'ana', kind: 'reply', target: 'c1' },
  { userId: 'ben', kind: 'reply', target: 'c2' },
];

async function updateAll(): Promise<void> {
  for (const target of targets) await updateInbox({ db }, target, new Date());
}

it('ends with what is true, however events arrive, and after losses with the next event of the same kind', async () => {
  const actions = fc.array(anyAction, { minLength: 5, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(anyDeliveryPlans, actions, async (plans, acts) => {
      await seedWorld();
      const queue = new EventQueue(db, plans);
      for (const act of acts) {
        queue.tick();
        await publishWriteEvents(db, queue.publish, act);
      }
      await queue.settle();
      const delivered = await readAll();
      await countTarget({ db, request: () => undefined }, { kind: 'upvotes', target: listKeyText(anas) });
      await updateAll();
      const mended = await readAll();
      for (const uid of ['ana', 'ben']) await db.doc(inboxPath(uid)).delete();
      await updateAll();
      const truth = await readAll();
      expect(mended).toEqual(truth);
      if (queue.counters.losses === 0) expect(delivered).toEqual(truth);
    }),
    { numRuns: 5, endOnFailure: true },
  );
});
