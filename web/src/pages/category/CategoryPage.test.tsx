import { paths } from '@outrank/shared/addresses';
import { emptySlots } from '@outrank/shared/ballots/ballot';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { watchWhenIdle } from '#data/firebase/liveViews.ts';
import {
  choose,
  clickText,
  emptyTexts,
  findEditor,
  openCategory,
  slotTexts,
  submitButton,
  threeBallots,
} from '#testing/categoryScreen.tsx';
import {
  acceptWrite,
  failFirestoreRequest,
  rejectExpiredSession,
  stubFirestore,
} from '#testing/firestoreServer.ts';
import { signedInAs, signedOut } from '#testing/renderPage.tsx';
import { expectShownFor } from '#testing/setup.ts';

test('a signed-out visitor sees the results and both login notices; a change of view moves the focus and reads the results again', async () => {
  const server = stubFirestore({ documents: threeBallots });
  openCategory(signedOut);
  await screen.findByRole('heading', { name: 'Tom Westman' });
  const notice = screen.getByRole('complementary', { name: 'Sign in' });
  expect(notice).toHaveTextContent('Please log in to submit your ranking.');
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    paths.signIn(paths.category('goat-social')),
  );
  expect(screen.getByText('Total Submissions: 3')).toBeVisible();
  expect(screen.queryByText('Submit My Ranking')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
  clickText('Try a ballot');
  expect(screen.getByText('Log in to create or edit your ranking.')).toBeVisible();
  expect(screen.queryByText('Submit My Ranking')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'View Global Ranking' })).toHaveFocus();
  server.read = failFirestoreRequest;
  clickText('View Global Ranking');
  await screen.findByText('Failed to reload global ranking.');
  expect(screen.getByRole('heading', { name: 'Tom Westman' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try a ballot' })).toHaveFocus();
});

test('a visitor watches the results after two seconds, and at once after a look at the own ballot', async () => {
  stubFirestore({ documents: threeBallots });
  openCategory(signedOut);
  await screen.findByRole('heading', { name: 'Tom Westman' });
  expect(watchWhenIdle).toHaveBeenLastCalledWith(expect.any(Function), 2000);
  clickText('Try a ballot');
  clickText('View Global Ranking');
  expect(watchWhenIdle).toHaveBeenLastCalledWith(expect.any(Function), 0);
});

test.each([
  ['goat-strategy', 'GOAT Strategy', 'Vote for the greatest strategic players in Survivor history'],
  ['goat-social', 'GOAT Social', 'Vote for the greatest social players in Survivor history'],
  ['goat-competitor', 'GOAT Competitor', 'Vote for the greatest challenge players in Survivor history'],
])('%s shows its name and description above ten empty slots', async (id, name, description) => {
  stubFirestore();
  openCategory(signedInAs('ana'), id);
  await findEditor();
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText(description)).toBeVisible();
  expect(slotTexts()).toEqual(emptyTexts);
  expect(submitButton()).toBeDisabled();
});

test('an unknown category redirects to the overview', () => {
  stubFirestore();
  openCategory(signedOut, 'goat-nobody');
  expect(screen.getByText('The overview')).toBeVisible();
});

test('the page says that it loads, and reports a failed read once in each view, with a button to try again', async () => {
  stubFirestore().read = failFirestoreRequest;
  openCategory(signedInAs('ana'));
  expect(screen.getByText('Loading ...')).toBeInTheDocument();
  await screen.findByText('Failed to load global ranking.');
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  clickText('View/Edit My Submission');
  expect(screen.getByText('Failed to load global ranking.')).toBeVisible();
});

test('no ballot is counted at first, and Back leads to the overview when the page was opened directly', async () => {
  stubFirestore();
  openCategory(signedOut);
  await screen.findByText('Total Submissions: 0');
  clickText('Back');
  expect(screen.getByText('The overview')).toBeVisible();
});

const LOGIN_REQUIRED = 'You must be logged in to submit a ranking.';

const fillAndSubmit = async () => {
  await choose('Tom Westman', 'Ian Rosenberger');
  fireEvent.click(submitButton());
};

test('submitting stores ten slots once, however often it is clicked, and shows the results', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const server = stubFirestore({ commit: () => promise });
  openCategory(signedInAs('ana'));
  await fillAndSubmit();
  for (let click = 0; click < 4; click += 1) fireEvent.click(submitButton());
  await waitFor(() => expect(submitButton()).toHaveAttribute('aria-disabled', 'true'));
  // A disabled button would lose the focus.
  expect(submitButton()).toBeEnabled();
  resolve(await acceptWrite());
  await screen.findByText('Global Top 10');
  expect(server.writes).toHaveLength(1);
  const slots = /"values":(\[.*?\])/.exec(server.writes[0] ?? '')?.[1] ?? '';
  expect(JSON.parse(slots).map(({ stringValue }: { stringValue: string }) => stringValue)).toEqual(
    emptySlots.with(0, 'tom-westman').with(1, 'ian-rosenberger'),
  );
  clickText('View/Edit My Submission');
  expect(slotTexts()[1]).toBe('Ian Rosenberger');
  expect(screen.queryByText(/Not submitted yet/)).not.toBeInTheDocument();
});

test('submitting at the address of a past edition shows the live results', async () => {
  stubFirestore({ documents: threeBallots });
  openCategory(signedInAs('ana'), 'goat-social?edition=2026-11-20');
  await screen.findByText("There's no edition for that week.");
  clickText('View/Edit My Submission');
  await fillAndSubmit();
  await screen.findByText(/^Live, /);
});

test.each([
  ['the connection is cut', failFirestoreRequest, 'Failed to submit ranking. Please try again.'],
  ['the server has ended the session', rejectExpiredSession, LOGIN_REQUIRED],
])('an error is shown for five seconds when %s, and the slots stay', async (_, commit, text) => {
  stubFirestore({ commit });
  openCategory(signedInAs('ana'));
  await choose('Tom Westman');
  vi.useFakeTimers();
  fireEvent.click(submitButton());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  await expectShownFor(5000, text);
  expect(slotTexts()[0]).toBe('Tom Westman');
});

test('a user who leaves during the submission sees its outcome on the other page', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const server = stubFirestore({ commit: () => promise });
  openCategory(signedInAs('ana'));
  await fillAndSubmit();
  await waitFor(() => expect(server.writes).toHaveLength(1));
  clickText('Back');
  resolve(await acceptWrite());
  await screen.findByText('Ranking submitted.');
  expect(screen.getByText('The overview')).toBeVisible();
});

test('after signing out elsewhere, the slots stay until the view changes, and nothing is written or saved', async () => {
  const server = stubFirestore();
  const { changeSession } = openCategory(signedInAs('ana'));
  await choose('Tom Westman');
  localStorage.clear();
  changeSession(signedOut);
  fireEvent.click(submitButton());
  expect(screen.getByRole('alert')).toHaveTextContent(LOGIN_REQUIRED);
  await choose('Ian Rosenberger');
  expect(slotTexts().slice(0, 2)).toEqual(['Tom Westman', 'Ian Rosenberger']);
  expect(server.writes).toEqual([]);
  expect(localStorage).toHaveLength(0);
  clickText('View Global Ranking');
  clickText('View/Edit My Submission');
  expect(screen.getByText('Log in to create or edit your ranking.')).toBeVisible();
});
