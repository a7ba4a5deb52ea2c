import { REFRESH_MS } from '@outrank/shared/busyMeter';
import type { LoadedComments } from '@outrank/shared/comments/threads';
import type { Comment } from '@outrank/shared/documents/comment';
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopAllWatches } from '#data/firebase/liveViews.ts';
import { buildComment } from '#testing/commentsScreen.tsx';
import type { CommentsListener } from './liveComments.ts';
import { watchComments } from './watchComments.ts';

const { server, opened } = vi.hoisted(() => ({
  server: { readNewestPage: vi.fn(), readComments: vi.fn() },
  opened: [] as { listener: CommentsListener; wantedCount: number | undefined; stop: () => void }[],
}));
vi.mock('#data/firebase/firestore.ts', () => ({ db: {} }));
vi.mock('#data/firebase/live.ts', () => ({ liveDb: {} }));
vi.mock('./readComments.ts', () => ({
  ...server,
  addParentsAndVotes: async (_db: unknown, _uid: string, pages: object) => ({ ...pages, votes: {} }),
}));
vi.mock('./liveComments.ts', () => ({
  LiveComments: class {
    readonly listener: CommentsListener;
    readonly wantedCount: number | undefined;
    readonly pages = { comments: [buildComment()], hasOlder: true };
    readonly stop = vi.fn();
    readonly showOlder = vi.fn();
    constructor(_db: unknown, _reader: unknown, listener: CommentsListener, wantedCount?: number) {
      this.listener = listener;
      this.wantedCount = wantedCount;
      opened.push(this);
    }
  },
}));

const reader = { uid: 'ben', list: { userId: 'ana', listId: 'list_1' } };
const comments = { comments: [], votes: {}, hasOlder: false };
const onComments = vi.fn();
const onFailure = vi.fn();
const watch = () => watchComments(reader, { onComments, onFailure });
const toLoaded = (...comments: readonly Comment[]): LoadedComments => ({
  comments,
  votes: {},
  hasOlder: true,
});
const withVotes = (upvoteCount: number) => buildComment({ upvoteCount });
const wait = (time = 10) => vi.advanceTimersByTimeAsync(time);
const showPage = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  fireEvent(document, new Event('visibilitychange'));
};

/** A thread that 101 votes have made busy. */
async function watchBusyThread() {
  const watched = watch();
  await wait();
  opened[0]?.listener.onComments(toLoaded(withVotes(0)));
  opened[0]?.listener.onComments(toLoaded(withVotes(101)));
  onComments.mockClear();
  return watched;
}

/** From now on, the server has this many votes. */
const setVotes = (upvoteCount: number) =>
  server.readNewestPage.mockImplementation(async () => toLoaded(withVotes(upvoteCount)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('cancelIdleCallback', () => {});
  vi.clearAllMocks();
  opened.length = 0;
  setVotes(300);
});
afterEach(() => vi.restoreAllMocks());

test('a busy thread is no longer watched, and read every 30 seconds', async () => {
  const { stop } = await watchBusyThread();
  expect(opened[0]?.stop).toHaveBeenCalledOnce();
  await wait(REFRESH_MS - 1000);
  expect(server.readNewestPage).not.toHaveBeenCalled();
  await wait(1000);
  expect(onComments).toHaveBeenLastCalledWith(toLoaded(withVotes(300)), true);
  setVotes(500);
  await wait(REFRESH_MS);
  expect(onComments).toHaveBeenLastCalledWith(toLoaded(withVotes(500)), true);
  stop();
  await wait(2 * REFRESH_MS);
  expect(server.readNewestPage).toHaveBeenCalledTimes(2);
  expect(opened).toHaveLength(1);
});

test('a thread that has become calm is watched again, as far as it was loaded', async () => {
  await watchBusyThread();
  await wait(3 * REFRESH_MS);
  expect(onComments).toHaveBeenLastCalledWith(toLoaded(withVotes(300)), false);
  expect(opened).toHaveLength(2);
  expect(opened[1]?.wantedCount).toBe(1);
  const polls = server.readNewestPage.mock.calls.length;
  opened[1]?.listener.onComments(toLoaded(withVotes(301)));
  expect(onComments).toHaveBeenLastCalledWith(toLoaded(withVotes(301)), false);
  await wait(2 * REFRESH_MS);
  expect(server.readNewestPage).toHaveBeenCalledTimes(polls);
  expect(server.readComments).not.toHaveBeenCalled();
});

test('a hidden page reads nothing, and reads at once when it is shown again', async () => {
  await watchBusyThread();
  showPage('hidden');
  await wait(10 * REFRESH_MS);
  expect(server.readNewestPage).not.toHaveBeenCalled();
  showPage('visible');
  await wait();
  expect(server.readNewestPage).toHaveBeenCalledOnce();
});

test("the user's own comment or vote is read at once, and the next read comes 30 seconds later", async () => {
  const { refresh } = await watchBusyThread();
  await wait(REFRESH_MS - 1000);
  refresh();
  await wait();
  expect(server.readNewestPage).toHaveBeenCalledOnce();
  await wait(REFRESH_MS - 1000);
  expect(server.readNewestPage).toHaveBeenCalledOnce();
  await wait(1000);
  expect(server.readNewestPage).toHaveBeenCalledTimes(2);
});

test('a slow read does not replace a later one', async () => {
  const slow = Promise.withResolvers<LoadedComments>();
  server.readNewestPage.mockReturnValueOnce(slow.promise);
  const { refresh } = await watchBusyThread();
  refresh();
  refresh();
  await wait();
  slow.resolve(toLoaded(withVotes(150)));
  await wait();
  expect(onComments).toHaveBeenCalledExactlyOnceWith(toLoaded(withVotes(300)), true);
});

test('a failed read keeps what is shown, and the next one tries again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  server.readNewestPage.mockRejectedValueOnce(new Error('offline'));
  await watchBusyThread();
  await wait(REFRESH_MS);
  expect(onComments).not.toHaveBeenCalled();
  await wait(REFRESH_MS);
  expect(onComments).toHaveBeenCalled();
});

test('a request for older comments watches them once', async () => {
  const { showOlder } = await watchBusyThread();
  showOlder();
  await wait();
  expect(opened[1]?.wantedCount).toBe(21);
  opened[1]?.listener.onComments(toLoaded(withVotes(101), buildComment({ id: 'older' })));
  expect(onComments.mock.lastCall?.[1]).toBe(true);
  expect(opened[1]?.stop).toHaveBeenCalledOnce();
  expect(server.readNewestPage).not.toHaveBeenCalled();
});

test('reads once when the subscription takes too long', async () => {
  server.readComments.mockResolvedValue(comments);
  const { stop } = watch();
  await vi.advanceTimersByTimeAsync(4000);
  expect(onComments).toHaveBeenCalledExactlyOnceWith(comments, false);
  stop();
  expect(opened[0]?.stop).toHaveBeenCalledOnce();
});

test('opens no new subscription for a gap that was found just before it was stopped', async () => {
  const { stop } = watch();
  await wait();
  opened[0]?.listener.onGap();
  stop();
  await wait();
  expect(opened).toHaveLength(1);
});

test('ignores a result or failure of a read that arrives after it was stopped', async () => {
  const slow = Promise.withResolvers<typeof comments>();
  const failing = Promise.withResolvers<typeof comments>();
  server.readComments.mockReturnValueOnce(slow.promise).mockReturnValueOnce(failing.promise);
  const { stop, refresh } = watch();
  refresh();
  refresh();
  stop();
  slow.resolve(comments);
  failing.reject(new Error('offline'));
  await wait();
  expect(onComments).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});

test('ignores comments and failures of the subscription after it was stopped', async () => {
  const { stop } = watch();
  await wait();
  stop();
  opened[0]?.listener.onComments(comments);
  opened[0]?.listener.onFailure(new Error('refused'));
  await wait();
  expect(onComments).not.toHaveBeenCalled();
  expect(server.readComments).not.toHaveBeenCalled();
});

test('requests nothing when the session ends while the code is loading', async () => {
  watch();
  await Promise.resolve();
  stopAllWatches();
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.readComments).not.toHaveBeenCalled();
  expect(opened).toHaveLength(0);
});

test('reads once when the subscription fails, and reports when that fails too', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  server.readComments.mockResolvedValueOnce(comments).mockRejectedValueOnce(new Error('offline'));
  watch();
  await wait();
  opened[0]?.listener.onFailure(new Error('refused'));
  await wait();
  expect(onComments).toHaveBeenCalledExactlyOnceWith(comments, false);
  opened[0]?.listener.onFailure(new Error('refused'));
  await wait();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('offline'));
});
