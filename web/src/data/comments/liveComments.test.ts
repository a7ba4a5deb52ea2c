import { expect, test, vi } from 'vitest';
import { LiveComments } from './liveComments.ts';

const watchQuery = vi.hoisted(() => vi.fn());
vi.mock('./liveFirestoreQueries.ts', () => ({ commentsFrom: () => 'comments', watchQuery }));

test('opens no subscription and delivers nothing after it was stopped, although a merge was pending', () => {
  vi.useFakeTimers();
  const unsubscribe = vi.fn();
  watchQuery.mockReturnValue(unsubscribe);
  const reader = { uid: 'ben', list: { userId: 'ana', listId: 'list_1' } };
  const onComments = vi.fn();
  const comments = new LiveComments({} as never, reader, { onComments, onGap: vi.fn(), onFailure: vi.fn() });
  watchQuery.mock.lastCall?.[1].onNext([], true);
  comments.stop();
  vi.runAllTimers();
  comments.showOlder();
  expect(watchQuery).toHaveBeenCalledOnce();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(onComments).not.toHaveBeenCalled();
});
