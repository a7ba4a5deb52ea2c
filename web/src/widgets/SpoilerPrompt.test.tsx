import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { localChoice, saveUndecided } from '#data/reader/localChoice.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { watchOnly } from '#testing/watchOnly.ts';
import { SpoilerPrompt } from './SpoilerPrompt.tsx';

const question = () => screen.queryByText(/^New to the show/);
const decline = async () => userEvent.setup().click(await screen.findByRole('button', { name: 'No thanks' }));

test('a visitor who declines is not asked again', async () => {
  const { container } = renderWithToasts(<SpoilerPrompt uid={undefined} />);
  await decline();
  expect(question()).not.toBeInTheDocument();
  expect(container.querySelector('.prompt')).toBeNull();
  expect(localChoice.get()).toMatchObject({ mode: 'off', isDecided: true });
});

test('a user is asked once the account is known to have no choice, from the next page on', async () => {
  const { container, unmount } = renderWithToasts(<SpoilerPrompt uid="ben" />);
  act(() => saveUndecided('ben'));
  expect(container.querySelector('.prompt')).toBeNull();
  unmount();
  renderWithToasts(<SpoilerPrompt uid="ben" />);
  await waitFor(() => expect(question()).toBeVisible());
});

test('a user who has turned the shield on is not asked', () => {
  watchOnly('s28');
  const { container } = renderWithToasts(<SpoilerPrompt uid="ben" />);
  expect(container.querySelector('.prompt')).toBeNull();
});
