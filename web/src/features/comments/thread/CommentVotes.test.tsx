import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildComment, connectComments, refuse, showComments } from '#testing/commentsScreen.tsx';
import { failToFetch } from '#testing/listScreen.tsx';
import { expectAccessible, expectConsoleError } from '#testing/setup.ts';

beforeEach(() => connectComments());

describe('a vote', () => {
  const votes = (side: 'Upvote' | 'Downvote') =>
    screen.getByRole('button', { name: new RegExp(`^${side} `) });
  const shows = (up: string, down: string) => {
    const state = (side: 'Upvote' | 'Downvote') =>
      `${/(\d+) \w+$/.exec(votes(side).textContent ?? '')?.[1]}${votes(side).ariaPressed === 'true' ? '*' : ''}`;
    expect([state('Upvote'), state('Downvote')]).toEqual([up, down]);
  };
  const never = () => new Promise<Response>(() => {});

  test('shows at once, and one side takes the other back', async () => {
    connectComments({ commit: never });
    await showComments(buildComment({ upvoteCount: 3, downvoteCount: 1 }));
    fireEvent.click(votes('Downvote'));
    await waitFor(() => shows('3', '2*'));
    fireEvent.click(votes('Upvote'));
    await waitFor(() => shows('4*', '1'));
    fireEvent.click(votes('Upvote'));
    await waitFor(() => shows('3', '1'));
    await expectAccessible();
  });

  test('down is taken back by a second click', async () => {
    connectComments({ commit: never });
    await showComments(buildComment({ downvoteCount: 1 }));
    fireEvent.click(votes('Downvote'));
    await waitFor(() => shows('0', '2*'));
    fireEvent.click(votes('Downvote'));
    await waitFor(() => shows('0', '1'));
  });

  test('on a reply counts for the reply alone', async () => {
    connectComments({ commit: never });
    const reply = { id: 'c2', parentId: 'c1', isReply: true, createdAt: '2026-03-01T12:01:00.000Z' };
    await showComments(buildComment(), buildComment(reply));
    const upvotes = screen.getAllByRole('button', { name: /^Upvote / });
    fireEvent.click(upvotes[1] as HTMLElement);
    await waitFor(() => expect(upvotes.map(({ ariaPressed }) => ariaPressed)).toEqual(['false', 'true']));
    expect(upvotes.map(({ textContent }) => /\d+/.exec(textContent)?.[0])).toEqual(['0', '1']);
  });

  test('of nine quick clicks stores the first and the last', async () => {
    const writes: { body: string; answer: (response: Response) => void }[] = [];
    connectComments({ commit: (body) => new Promise((answer) => writes.push({ body, answer })) });
    await showComments(buildComment());
    fireEvent.click(votes('Upvote'));
    await waitFor(() => expect(writes).toHaveLength(1));
    for (let round = 0; round < 4; round += 1) {
      fireEvent.click(votes('Downvote'));
      fireEvent.click(votes('Upvote'));
    }
    await waitFor(() => shows('1*', '0'));
    writes[0]?.answer(Response.json({ writeResults: [{}, {}], commitTime: '2026-03-01T12:00:00Z' }));
    await waitFor(() => expect(writes).toHaveLength(2));
    expect(writes[1]?.body).toContain('"value":{"integerValue":"1"}');
    shows('1*', '0');
  });

  test('that is saved stays until the talk tells of it, and is never pluralize twice', async () => {
    const { tell } = await showComments(buildComment());
    fireEvent.click(votes('Upvote'));
    await waitFor(() => shows('1*', '0'));
    await tell([buildComment({ downvoteCount: 1 })]);
    shows('1*', '1');
    await tell([buildComment({ upvoteCount: 1, downvoteCount: 1 })], { votes: { c1: 1 } });
    shows('1*', '1');
    await tell([buildComment({ upvoteCount: 0, downvoteCount: 2 })], { votes: { c1: -1 } });
    shows('0', '2*');
  });

  test.each([
    { commit: failToFetch, words: 'Failed to process your vote. Please try again.' },
    { commit: refuse('UNAUTHENTICATED', 401), words: 'You must be logged in to vote on comments.' },
  ])('that fails goes away and says: $words', async ({ commit, words }) => {
    if (commit === failToFetch) expectConsoleError(/HTTP error has no status/);
    connectComments({ commit });
    await showComments(buildComment({ upvoteCount: 3 }));
    fireEvent.click(votes('Upvote'));
    expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() => shows('3', '0'));
  });
});
