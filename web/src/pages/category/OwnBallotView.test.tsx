import { emptySlots } from '@outrank/shared/ballots/ballot';
import { findSeason } from '@outrank/shared/catalogue/catalogue';
import type { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { saveLocalBallot } from '#data/storage/unsavedWork.ts';
import { ballotQueries } from '#features/ballots/useSubmitBallot.ts';
import {
  ballotsOf,
  choose,
  clickText,
  emptyTexts,
  findEditor,
  openCategory,
  slotTexts,
  submitButton,
  threeBallots,
  tomFirst,
} from '#testing/categoryScreen.tsx';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { signedInAs } from '#testing/renderPage.tsx';
import { expectAccessible, expectShownFor } from '#testing/setup.ts';

function openEmpty() {
  stubFirestore();
  return openCategory(signedInAs('ana'));
}

/** Ana's ballot after she turned from the results to her submission. */
async function openSubmitted() {
  stubFirestore({ documents: { ...threeBallots, ...ballotsOf('ana', { 'goat-social': tomFirst }) } });
  const view = openCategory(signedInAs('ana'));
  await screen.findByText('Global Top 10');
  clickText('View/Edit My Submission');
  await findEditor();
  return view;
}

test('a stored ballot shows the results first, and after a click what was submitted', async () => {
  await openSubmitted();
  expect(slotTexts()[0]).toBe('Tom Westman');
  expect(submitButton()).toBeEnabled();
  clickText('View Global Ranking');
  expect(screen.getByText('Global Top 10')).toBeVisible();
});

describe('choosing contestants', () => {
  test('offers no seasons, and fills the slots in order, also from a selected slot', async () => {
    openEmpty();
    await screen.findByText('Palau');
    expect(screen.queryByLabelText('Add Palau to your list')).not.toBeInTheDocument();
    await choose('Tom Westman');
    clickText('Vote for #4');
    await choose('Ian Rosenberger', 'Katie Gallagher');
    const expected = ['Tom Westman', 'Vote for #2', 'Vote for #3', 'Ian Rosenberger', 'Katie Gallagher'];
    expect(slotTexts().slice(0, 5)).toEqual(expected);
    await expectAccessible(screen.getByLabelText('Your ballot', { selector: 'section' }));
  });

  test('replaces nobody who was moved to the selected slot', async () => {
    openEmpty();
    await choose('Tom Westman');
    clickText('Vote for #2');
    fireEvent.click(screen.getByLabelText('Move Tom Westman down'));
    await choose('Ian Rosenberger');
    expect(slotTexts().slice(0, 2)).toEqual(['Ian Rosenberger', 'Tom Westman']);
  });

  test('refuses a contestant who is listed, and says for three seconds at which rank', async () => {
    openEmpty();
    await choose('Ian Rosenberger', 'Tom Westman', 'Parvati Shallow');
    const results = screen.getByLabelText('Castaways');
    vi.useFakeTimers();
    fireEvent.click(results.querySelector('button') as HTMLButtonElement);
    const text = 'Parvati Shallow is already ranked at position 3.';
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(slotTexts()[3]).toBe('Vote for #4');
    await expectShownFor(3000, text);
  });

  test('removes a contestant, says so, and puts the contestant back where they were', async () => {
    openEmpty();
    await choose('Ian Rosenberger', 'Tom Westman');
    fireEvent.click(screen.getByLabelText('Remove Ian Rosenberger'));
    expect(slotTexts().slice(0, 2)).toEqual(['Vote for #1', 'Tom Westman']);
    expect(screen.getByText('Vote for #1')).toHaveFocus();
    const toast = screen.getByText('Removed Ian Rosenberger.').parentElement as HTMLElement;
    fireEvent.click(within(toast).getByText('Undo'));
    expect(slotTexts().slice(0, 3)).toEqual(['Ian Rosenberger', 'Tom Westman', 'Vote for #3']);
  });

  test('accepts no eleventh, and says what live points tell', async () => {
    const palau = findSeason('s10')?.contestants.slice(0, 10) ?? [];
    saveLocalBallot(
      { uid: 'ana', ballotId: 'goat-social' },
      palau.map(({ id }) => id),
    );
    openEmpty();
    expect(await screen.findByText(/someone who watches the points closely can tell/)).toBeVisible();
    await choose('Sandra Diaz-Twine');
    expect(slotTexts()).toEqual(palau.map(({ name }) => name));
    expect(screen.getByRole('alert')).toHaveTextContent('Your ballot is full.');
  });
});

test('unsubmitted changes are saved in the browser for their user and category', async () => {
  const first = openEmpty();
  await choose('Tom Westman', 'Ian Rosenberger');
  first.unmount();
  const other = openCategory(signedInAs('ben'));
  await findEditor();
  expect(slotTexts()).toEqual(emptyTexts);
  other.unmount();
  openCategory(signedInAs('ana'));
  await findEditor();
  expect(slotTexts().slice(0, 3)).toEqual(['Tom Westman', 'Ian Rosenberger', 'Vote for #3']);
});

test('sorts a ballot by questions, whose answers the browser keeps, as one step', async () => {
  const first = openEmpty();
  await choose('Tom Westman');
  clickText('Vote for #3');
  await choose('Ian Rosenberger', 'Katie Gallagher');
  clickText('Help me decide');
  await screen.findByRole('dialog', { name: 'Which of these two?' });
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  first.unmount();
  openCategory(signedInAs('ana'));
  await findEditor();
  clickText('Continue deciding');
  await screen.findByText(/^Question 2,/);
  while (!screen.queryByText('Use this order')) fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  clickText('Use this order');
  const sorted = slotTexts();
  expect(sorted.slice(0, 4)).not.toEqual([
    'Tom Westman',
    'Vote for #2',
    'Ian Rosenberger',
    'Katie Gallagher',
  ]);
  expect(sorted[1]).toBe('Vote for #2');
  fireEvent.click(screen.getByLabelText('Undo'));
  expect(slotTexts().slice(0, 4)).toEqual([
    'Tom Westman',
    'Vote for #2',
    'Ian Rosenberger',
    'Katie Gallagher',
  ]);
});

describe('when another tab submits', () => {
  const submitElsewhere = async (client: QueryClient) => {
    const newer = { slots: emptySlots.with(0, 'ian-rosenberger'), submittedAt: undefined };
    await act(async () => {
      client.setQueryData(ballotQueries.own('ana').queryKey, { 'goat-social': newer });
      // TanStack Query notifies its observers in the next task.
      await new Promise((resolve) => setTimeout(resolve));
    });
  };

  test('an unchanged ballot shows the new submission', async () => {
    const { client } = await openSubmitted();
    await submitElsewhere(client);
    expect(slotTexts()[0]).toBe('Ian Rosenberger');
    expect(screen.queryByText(/Not submitted yet/)).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test('a changed ballot stays, and can be reset to the new submission, which can be undone', async () => {
    const { client } = await openSubmitted();
    await choose('Katie Gallagher');
    await submitElsewhere(client);
    expect(slotTexts().slice(0, 2)).toEqual(['Tom Westman', 'Katie Gallagher']);
    expect(screen.getByText(/Not submitted yet/)).toBeVisible();
    clickText('Back to my submission');
    expect(slotTexts().slice(0, 2)).toEqual(['Ian Rosenberger', 'Vote for #2']);
    expect(screen.queryByText(/Not submitted yet/)).not.toBeInTheDocument();
    fireEvent.click(screen.getByLabelText('Undo'));
    expect(slotTexts().slice(0, 2)).toEqual(['Tom Westman', 'Katie Gallagher']);
  });
});
