import { withoutOwnVotes } from '@outrank/shared/comments/commentVotes';
import type { LoadedComments } from '@outrank/shared/comments/threads';
import { commentPath } from '@outrank/shared/documents/comment';
import { listKeyText } from '@outrank/shared/documents/list';
import { commentVotePath } from '@outrank/shared/documents/reactions';
import { disableNetwork, enableNetwork, Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { createLiveClient, getClient, setUpDatabase, storedComment } from '#testing/emulatorDatabase.ts';
import { LiveComments } from './liveComments.ts';
import { addParentsAndVotes, readComments, readNewestPage } from './readComments.ts';
import { saveCommentVote } from './writeComments.ts';

const database = setUpDatabase();
const list = { userId: 'ana', listId: 'list_1' };
const live = createLiveClient('ben');
const lite = getClient('ben');

const liveTest = (title: string, run: () => Promise<void>) =>
  test(`${title} (a second try, because the emulator sometimes leaves a listener out)`, { retry: 1 }, run);

let number = 0;
let watched: LiveComments | undefined;

/** Stores a comment, newer than all before, and returns its id. */
async function post(text: string, fields: { parentId?: string; upvoteCount?: number } = {}): Promise<string> {
  number += 1;
  const id = `c${String(number).padStart(19, '0')}`;
  const createdAt = Timestamp.fromMillis(Date.UTC(2026, 0, 1) + number * 1000);
  const isReply = fields.parentId !== undefined;
  await database.seed(commentPath(id), storedComment(list, { text, createdAt, isReply, ...fields }));
  return id;
}

const postMany = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => post(`Number ${index + 1}`)));

const seedVote = (commentId: string, value: unknown) =>
  database.seed(commentVotePath('ben', commentId), {
    commentId,
    listKey: listKeyText(list),
    value,
    at: Timestamp.now(),
  });

/** A listener of the emulator may reconnect only after many seconds. */
const poll = <Value>(read: () => Value) => expect.poll(read, { timeout: 60_000 });

/** Subscribes as Ben. */
function watch(wantedCount?: number) {
  const received: LoadedComments[] = [];
  const errors: Error[] = [];
  const onGap = vi.fn();
  watched = new LiveComments(
    live,
    { uid: 'ben', list },
    {
      onComments: (comments) => received.push(comments),
      onGap,
      onFailure: (error) => errors.push(error),
    },
    wantedCount,
  );
  const latest = () => received.at(-1);
  const texts = () => latest()?.comments.map(({ text }) => text);
  return { received, errors, onGap, latest, texts };
}

beforeEach(() => database.seedList(list));
afterEach(() => watched?.stop());

liveTest("delivers the newest first with the user's votes, and every change of other users", async () => {
  const first = await post('First', { upvoteCount: 1 });
  await seedVote(first, 1);
  await post('Second');
  const otherList = { userId: 'dan', listId: list.listId };
  await database.seed(commentPath('other'), storedComment(otherList, { text: 'Another list with this id' }));
  const { texts, latest } = watch();
  await poll(texts).toEqual(['Second', 'First']);
  expect(latest()).toMatchObject({ votes: { [first]: { value: 1 } }, hasOlder: false });
  const third = await post('Third');
  await poll(texts).toEqual(['Third', 'Second', 'First']);
  await database.change(commentPath(third), { downvoteCount: 4 });
  await poll(() => latest()?.comments[0]?.downvoteCount).toBe(4);
  await database.remove(commentPath(third));
  await poll(texts).toEqual(['Second', 'First']);
});

liveTest('delivers an older comment that has a new reply, until it is deleted', async () => {
  const old = await post('Long ago');
  await postMany(20);
  const { texts } = watch();
  await poll(texts).toHaveLength(20);
  await post('Back to that', { parentId: old });
  await poll(() => texts()?.slice(-1)).toEqual(['Long ago']);
  await database.remove(commentPath(old));
  await poll(texts).not.toContain('Long ago');
  expect(texts()?.[0]).toBe('Back to that');
});

liveTest('loads pages, and keeps watching what newer comments push out of the first one', async () => {
  const ids = await postMany(45);
  const { texts, latest } = watch();
  await poll(texts).toHaveLength(20);
  await postMany(3);
  await poll(texts).toHaveLength(23);
  await database.remove(commentPath(ids[25] ?? ''));
  await poll(texts).not.toContain('Number 26');
  watched?.showOlder();
  await poll(() => (texts()?.length ?? 0) > 30).toBe(true);
  expect(latest()?.hasOlder).toBe(true);
  watched?.showOlder();
  await poll(() => latest()?.hasOlder).toBe(false);
  expect(texts()).toHaveLength(47);
  expect(new Set(latest()?.comments.map(({ id }) => id)).size).toBe(47);
});

liveTest(
  "delivers the user's votes and the later counts so that the votes of others never change",
  async () => {
    const id = await post('Vote on me', { upvoteCount: 3 });
    const { received, latest } = watch();
    await poll(() => latest()?.comments).toHaveLength(1);
    const comment = { id, listUserId: list.userId, listId: list.listId };
    for (const value of [1, 0, -1, 1, -1, 0] as const) {
      await saveCommentVote(lite, { uid: 'ben', comment, value });
      await poll(() => latest()?.votes[id]?.value ?? 0).toBe(value);
      // What the function does that counts.
      const counts = { upvoteCount: 3 + Number(value === 1), downvoteCount: Number(value === -1) };
      await database.change(commentPath(id), { ...counts, countedAt: Timestamp.now() });
      await poll(() => latest()?.comments[0]).toMatchObject(counts);
    }
    let others: LoadedComments | undefined;
    for (const loaded of received) {
      others = withoutOwnVotes(loaded, others);
      expect(others.comments).toMatchObject([{ upvoteCount: 3, downvoteCount: 0 }]);
    }
  },
);

liveTest('reports a gap when more comments were missed than fit into a page', async () => {
  await postMany(20);
  const { onGap, texts } = watch();
  await poll(texts).toHaveLength(20);
  await disableNetwork(live);
  await postMany(21);
  await enableNetwork(live);
  await poll(() => onGap.mock.calls).toHaveLength(1);
});

liveTest(
  'delivers an empty list of comments, and skips broken comments and votes, as reading once does',
  async () => {
    const warn = vi.spyOn(console, 'warn').mockReset().mockReturnValue();
    const { texts, latest } = watch();
    await poll(latest).toEqual({ comments: [], votes: {}, hasOlder: false });
    const whole = await post('Whole');
    await poll(texts).toEqual(['Whole']);
    await seedVote(whole, 'up');
    await database.change(commentPath(await post('Broken')), { text: 5 });
    const newest = await post('Newest');
    await seedVote(newest, 1);
    await poll(texts).toEqual(['Newest', 'Whole']);
    await poll(() => latest()?.votes).toEqual({ [newest]: { value: 1, at: expect.stringMatching(/Z$/) } });
    warn.mockClear();
    expect(await readComments(lite, 'ben', list)).toEqual(latest());
    expect(warn).toHaveBeenCalledTimes(2);
  },
);

liveTest('reads the same once, without an order', async () => {
  const old = await post('Long ago');
  await postMany(4);
  await post('Back to that', { parentId: old });
  const { latest } = watch();
  await poll(latest).toBeDefined();
  expect(await readComments(lite, 'ben', list)).toEqual(latest());
});

liveTest(
  'a busy thread is read page by page: new, changed and deleted comments, and older ones as they were',
  async () => {
    const ids = await postMany(25);
    const { texts, latest } = watch();
    await poll(texts).toHaveLength(20);
    watched?.showOlder();
    await poll(texts).toHaveLength(25);
    watched?.stop();
    const shown = watched?.pages ?? { comments: [], hasOlder: true };
    const [oldest = '', , , , , , deleted = '', , changed = ''] = ids;
    await database.remove(commentPath(deleted));
    await Promise.all([oldest, changed].map((id) => database.change(commentPath(id), { upvoteCount: 7 })));
    await seedVote(oldest, 1);
    await post('Newest', { parentId: oldest });
    const next = await readNewestPage(lite, list, shown);
    expect(next.comments.map(({ text }) => text)).toEqual([
      'Newest',
      ...(texts() ?? []).filter((text) => text !== 'Number 7'),
    ]);
    expect(next.comments.find(({ id }) => id === changed)?.upvoteCount).toBe(7);
    expect(next.comments.at(-1)).toEqual(latest()?.comments.at(-1));
    expect(await addParentsAndVotes(lite, 'ben', next)).toMatchObject({
      votes: { [oldest]: { value: 1 } },
      hasOlder: false,
    });
    await postMany(20);
    const afterGap = await readNewestPage(lite, list, next);
    expect(afterGap.comments).toHaveLength(20);
    expect(afterGap.hasOlder).toBe(true);
  },
);

liveTest('opens at once as many pages as were shown before', async () => {
  await postMany(45);
  const { received, latest } = watch(33);
  await poll(latest).toMatchObject({ hasOlder: true });
  expect(received.map(({ comments }) => comments.length)).toEqual([40]);
});

liveTest('is refused under a hidden list, watched or read once', async () => {
  await database.seedList(list, { hidden: true, isPublic: false });
  const { errors, received } = watch();
  await poll(() => errors.map(errorKind)).toContain('forbidden');
  expect(received).toEqual([]);
  expect(await readComments(lite, 'ben', list).then(() => 'none', errorKind)).toBe('forbidden');
});
