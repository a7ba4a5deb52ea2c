import { beforeEach, expect, test, vi } from 'vitest';
import { stopAllWatches } from '#data/firebase/liveViews.ts';
import type { CommentsListener } from './liveComments.ts';
import { watchComments } from './watchComments.ts';

const { readComments, opened } = vi.hoisted(() => ({
  readComments: vi.fn(),
  opened: [] as { listener: CommentsListener; stop: () => void }[],
}));
vi.mock('#data/firebase/firestore.ts', () => ({ db: {} }));
vi.mock('#data/firebase/live.ts', () => ({ liveDb: {} }));
vi.mock('./readComments.ts', () => ({ readComments }));
vi.mock('./liveComments.ts', () => ({
  LiveComments: class {
    readonly listener: CommentsListener;
    readonly stop = vi.fn();
    constructor(_: unknown, _reader: unknown, listener: CommentsListener) {
      this.listener = listener;
      opened.push(this);
    }
  },
}));

const reader = { uid: 'ben', list: { userId: 'ana', listId: 'list_1' } };
const comments = { comments: [], votes: {}, hasOlder: false };
const onComments = vi.fn();
const onFailure = vi.fn();
const watch = () => watchComments(reader, { onComments, onFailure });
const wait = () => vi.advanceTimersByTimeAsync(10);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('cancelIdleCallback', () => {});
  vi.clearAllMocks();
  opened.length = 0;
});

test('reads once when the subscription takes too long', async () => {
  readComments.mockResolvedValue(comments);
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
  readComments.mockReturnValueOnce(slow.promise).mockReturnValueOnce(failing.promise);
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
  expect(readComments).not.toHaveBeenCalled();
});

test('requests nothing when the session ends while the code is loading', async () => {
  watch();
  await Promise.resolve();
  stopAllWatches();
  await vi.advanceTimersByTimeAsync(5000);
  expect(readComments).not.toHaveBeenCalled();
  expect(opened).toHaveLength(0);
});

test('reads once when the subscription fails, and reports when that fails too', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  readComments.mockResolvedValueOnce(comments).mockRejectedValueOnce(new Error('offline'));
  watch();
  await wait();
  opened[0]?.listener.onFailure(new Error('refused'));
  await wait();
  expect(onComments).toHaveBeenCalledExactlyOnceWith(comments, false);
  opened[0]?.listener.onFailure(new Error('refused'));
  await wait();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('offline'));
});
