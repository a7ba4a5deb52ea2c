import { emptySlots } from '@outrank/shared/ballots/ballot';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { type Submission, useSubmitBallot } from './useSubmitBallot.ts';

const handleSubmitted = vi.fn();
const complete = { uid: 'ana', categoryId: 'goat-social', slots: emptySlots.with(3, 'tom-westman') } as const;

/** A page that submits, and that the user can leave. */
function Page(submission: Submission) {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen && <SubmitButton submission={submission} onLeave={() => setIsOpen(false)} />;
}

function SubmitButton({ submission, onLeave }: { submission: Submission; onLeave: () => void }) {
  const { submit } = useSubmitBallot(handleSubmitted);
  return (
    <>
      <button type="button" onClick={() => submit(submission)}>
        Submit
      </button>
      <button type="button" onClick={onLeave}>
        Leave
      </button>
    </>
  );
}

function submit(submission: Submission = complete) {
  renderWithToasts(<Page {...submission} />);
  fireEvent.click(screen.getByText('Submit'));
}

beforeEach(() => handleSubmitted.mockClear());

test.each<[string, Submission]>([
  ['without a category', { ...complete, categoryId: undefined }],
  ['without a contestant', { ...complete, slots: emptySlots }],
])('refuses a ballot %s', (_, submission) => {
  const commit = vi.fn();
  stubFirestore({ commit });
  submit(submission);
  expect(screen.getByRole('alert')).toHaveTextContent('Cannot submit ranking. List data is missing.');
  expect(commit).not.toHaveBeenCalled();
});

test('submits a complete ballot', async () => {
  stubFirestore();
  submit();
  await screen.findByText('Your ranking is submitted.');
  expect(handleSubmitted).toHaveBeenCalledOnce();
});

test('shows the outcome to a user who left the page meanwhile, and does not navigate', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const commit = vi.fn(() => promise);
  stubFirestore({ commit });
  submit();
  await vi.waitFor(() => expect(commit).toHaveBeenCalled());
  fireEvent.click(screen.getByText('Leave'));
  resolve(Response.json({ writeResults: [{}], commitTime: '2026-03-01T12:00:00Z' }));
  await screen.findByText('Your ranking is submitted.');
  expect(handleSubmitted).not.toHaveBeenCalled();
});
