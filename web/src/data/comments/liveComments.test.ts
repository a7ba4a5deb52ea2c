import { listKeyText } from '@outrank/shared/firestore/documentPaths';
import { beforeEach, expect, test, vi } from 'vitest';
import { LiveComments } from './liveComments.ts';

type Snapshot = ReturnType<typeof snapshot>;
type Subscription = {
  readonly name: string;
  readonly onNext: (found: never, isUpToDate: boolean) => void;
  readonly stop: () => void;
};

const { subscriptions, open } = vi.hoisted(() => {
  const subscriptions: Subscription[] = [];
  const open = (name: string, onNext: Subscription['onNext']) => {
    const stop = vi.fn();
    subscriptions.push({ name, onNext, stop });
    return stop;
  };
  return { subscriptions, open };
});
vi.mock('./liveFirestoreQueries.ts', () => ({
  commentsFrom: () => 'comments',
  documentsNamed: () => 'votes',
  watchQuery: (name: string, listener: Pick<Subscription, 'onNext'>) => open(name, listener.onNext),
  watchComment: (_: unknown, id: string, listener: Pick<Subscription, 'onNext'>) => open(id, listener.onNext),
}));

const list = { userId: 'ana', listId: 'list_1' };
const onComments = vi.fn();

function snapshot(id: string, data: Record<string, unknown>) {
  return { id, ref: { path: `somewhere/${id}` }, exists: () => true, data: () => data };
}

function comment(id: string, parentId: string | null = null) {
  return snapshot(id, {
    listUserId: list.userId,
    listId: list.listId,
    userId: 'cleo',
    userName: 'Cleo',
    text: id,
    createdAt: { toDate: () => new Date('2026-01-01') },
    upvoteCount: 0,
    downvoteCount: 0,
    parentId,
    isReply: parentId !== null,
  });
}

function vote(commentId: string, value: unknown) {
  return snapshot(commentId, { commentId, listKey: listKeyText(list), value });
}

function emitDocs(name: string, found: readonly Snapshot[]) {
  const subscription = subscriptions.find((each) => each.name === name) ?? expect.unreachable();
  subscription.onNext(found as never, true);
}

function watch() {
  const listener = { onComments, onGap: vi.fn(), onFailure: vi.fn() };
  return new LiveComments({} as never, { uid: 'ben', list }, listener);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  subscriptions.length = 0;
});

test('opens no subscription and delivers nothing after it was stopped, although a merge was pending', () => {
  const comments = watch();
  emitDocs('comments', [comment('reply', 'parent')]);
  comments.stop();
  vi.runAllTimers();
  comments.showOlder();
  expect(subscriptions.map(({ name }) => name)).toEqual(['comments']);
  expect(subscriptions[0]?.stop).toHaveBeenCalledOnce();
  expect(onComments).not.toHaveBeenCalled();
});

test('skips a malformed vote and delivers the comments with the other votes', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  watch();
  emitDocs('comments', [comment('b'), comment('a')]);
  vi.runAllTimers();
  emitDocs('votes', [vote('a', 'up'), vote('b', 1)]);
  vi.runAllTimers();
  expect(onComments).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ votes: { b: 1 }, comments: [expect.anything(), expect.anything()] }),
  );
});
