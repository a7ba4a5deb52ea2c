import { emptySlots } from '@outrank/shared/ballots/ballot';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { connect, renderWithToasts } from '#testing/listScreen.tsx';
import { type Submission, useSubmitBallot } from './useSubmitBallot.ts';

const handleSubmitted = vi.fn();

function Submits(submission: Submission) {
  const { submit } = useSubmitBallot(handleSubmitted);
  return (
    <button type="button" onClick={() => submit(submission)}>
      Submit
    </button>
  );
}

/** Somebody submits from here, and may leave. */
function Leavable() {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      {isHere && <Submits {...named} />}
      <button type="button" onClick={() => setIsHere(false)}>
        Leave
      </button>
    </>
  );
}

const named = { uid: 'ana', categoryId: 'goat-social', slots: emptySlots.with(3, 'tom-westman') } as const;

test.each<[string, Submission]>([
  ['a ballot without its category', { ...named, categoryId: undefined }],
  ['a ballot that names nobody', { ...named, slots: emptySlots }],
])('%s is not submitted, because its data is missing', async (_, submission) => {
  const commit = vi.fn();
  connect({ commit });
  renderWithToasts(<Submits {...submission} />);
  fireEvent.click(screen.getByText('Submit'));
  expect(screen.getByRole('alert')).toHaveTextContent('Cannot submit ranking. List data is missing.');
  expect(commit).not.toHaveBeenCalled();
});

test('a ballot with all of its data is submitted', async () => {
  connect();
  renderWithToasts(<Submits {...named} />);
  fireEvent.click(screen.getByText('Submit'));
  await screen.findByText('Your ranking is submitted.');
  expect(handleSubmitted).toHaveBeenCalledOnce();
});

test('a fan who left meanwhile is told, and stays where they are', async () => {
  handleSubmitted.mockClear();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const commit = vi.fn(() => promise);
  connect({ commit });
  renderWithToasts(<Leavable />);
  fireEvent.click(screen.getByText('Submit'));
  await vi.waitFor(() => expect(commit).toHaveBeenCalled());
  fireEvent.click(screen.getByText('Leave'));
  resolve(Response.json({ writeResults: [{}], commitTime: '2026-03-01T12:00:00Z' }));
  await screen.findByText('Your ranking is submitted.');
  expect(handleSubmitted).not.toHaveBeenCalled();
});
