import { emptySlots } from '@outrank/shared/ballots/ballot';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { acceptWrite, stubFirestore } from '#testing/firestoreServer.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { type Submission, useSubmitBallot } from './useSubmitBallot.ts';

const complete = { uid: 'ana', categoryId: 'goat-social', slots: emptySlots.with(3, 'tom-westman') } as const;
const handleSubmitted = vi.fn();

function Editor({ submission, onLeave }: { submission: Submission; onLeave: () => void }) {
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

function Page(submission: Submission) {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen && <Editor submission={submission} onLeave={() => setIsOpen(false)} />;
}

function submit(submission: Submission, commit: () => Promise<Response>) {
  const server = stubFirestore({ commit });
  renderWithToasts(<Page {...submission} />);
  fireEvent.click(screen.getByText('Submit'));
  return server;
}

test.each<[string, Submission]>([
  ['category', { ...complete, categoryId: undefined }],
  ['contestant', { ...complete, slots: emptySlots }],
])('refuses a ballot without a %s', (_, submission) => {
  const { writes } = submit(submission, acceptWrite);
  expect(screen.getByRole('alert')).toHaveTextContent('Cannot submit ranking. List data is missing.');
  expect(writes).toEqual([]);
});

test('shows the outcome to a user who left the page meanwhile, and does not navigate', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { writes } = submit(complete, () => promise);
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  fireEvent.click(screen.getByText('Leave'));
  resolve(await acceptWrite());
  await screen.findByText('Your ranking is submitted.');
  expect(handleSubmitted).not.toHaveBeenCalled();
});
