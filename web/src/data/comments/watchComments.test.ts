import { beforeEach, expect, test, vi } from 'vitest';
import { endWatches } from '#data/firebase/watches.ts';
import type { CommentsListener } from './liveComments.ts';
import { watchComments } from './watchComments.ts';

const { readComments, opened } = vi.hoisted(() => ({
  readComments: vi.fn(),
  opened: [] as { listener: CommentsListener; stop: () => void }[],
}));
vi.mock('#data/firebase/firestore.ts', () => ({ db: {} }));
vi.mock('#data/firebase/live.ts', () => ({ liveDb: {} }));
vi.mock('./readComments.ts', () => ({ readComments }));
vi.mock('#data/firebase/whenIdle.ts', () => ({
  whenIdle: (callback: () => void) => {
    callback();
    return () => undefined;
  },
}));
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
const talk = { comments: [], votes: {}, hasOlder: false };
const onComments = vi.fn();
const onFailure = vi.fn();
const watch = () => watchComments(reader, { onComments, onFailure });
const settle = () => vi.advanceTimersByTimeAsync(10);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  opened.length = 0;
});

test('a talk that cannot be watched in time is read once', async () => {
  readComments.mockResolvedValue(talk);
  const { stop } = watch();
  await vi.advanceTimersByTimeAsync(4000);
  expect(onComments).toHaveBeenCalledExactlyOnceWith(talk);
  stop();
  expect(opened[0]?.stop).toHaveBeenCalledOnce();
});

test('what is torn apart when it is left is not watched anew', async () => {
  const { stop } = watch();
  await settle();
  opened[0]?.listener.onGap();
  stop();
  await settle();
  expect(opened).toHaveLength(1);
});

test('an answer or a failure that comes after it was left is not told', async () => {
  const slow = Promise.withResolvers<typeof talk>();
  const failing = Promise.withResolvers<typeof talk>();
  readComments.mockReturnValueOnce(slow.promise).mockReturnValueOnce(failing.promise);
  const { stop, refresh } = watch();
  refresh();
  refresh();
  stop();
  slow.resolve(talk);
  failing.reject(new Error('cut off'));
  await settle();
  expect(onComments).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});

test('hands over nothing that arrives after it was stopped, and reads nothing', async () => {
  const { stop } = watch();
  await settle();
  stop();
  opened[0]?.listener.onComments(talk);
  opened[0]?.listener.onFailure(new Error('refused'));
  await settle();
  expect(onComments).not.toHaveBeenCalled();
  expect(readComments).not.toHaveBeenCalled();
});

test('a session that ends while the code to watch is on its way leaves nothing that asks', async () => {
  watch();
  await Promise.resolve();
  endWatches();
  await vi.advanceTimersByTimeAsync(5000);
  expect(readComments).not.toHaveBeenCalled();
  expect(opened).toHaveLength(0);
});
