import { categories } from '@outrank/shared/ballots/categories';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  clickText,
  emptyTexts,
  findEditor,
  openCategory,
  slotTexts,
  submitButton,
  threeBallots,
} from '#testing/categoryScreen.tsx';
import { failFirestoreRequest, stubFirestore } from '#testing/firestoreServer.ts';
import { signedInAs, signedOut } from '#testing/renderPage.tsx';

describe('a signed-out visitor', () => {
  test('sees the results and both login notices, and the focus follows the change of view', async () => {
    stubFirestore({ documents: threeBallots });
    openCategory(signedOut);
    await screen.findByRole('heading', { name: 'Tom Westman' });
    expect(screen.getByText('Please log in to submit your ranking.')).toBeVisible();
    expect(screen.getByText('Total Submissions: 3')).toBeVisible();
    expect(screen.queryByText('Submit My Ranking')).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
    clickText('View/Edit My Submission');
    expect(screen.getByText('Log in to create or edit your ranking.')).toBeVisible();
    expect(screen.queryByText('Submit My Ranking')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'View Global Ranking' })).toHaveFocus();
    clickText('View Global Ranking');
    await screen.findByRole('heading', { name: 'Tom Westman' });
    expect(screen.getByRole('button', { name: 'View/Edit My Submission' })).toHaveFocus();
  });

  test('sees that nobody has submitted a ballot', async () => {
    stubFirestore();
    openCategory(signedOut);
    await screen.findByText('Total Submissions: 0');
  });
});

test.each(categories)('$name shows its description above ten empty slots', async (category) => {
  stubFirestore();
  openCategory(signedInAs('ana'), category.id);
  await findEditor();
  expect(screen.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
  expect(screen.getByText(category.description)).toBeVisible();
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

test('Back leads to the overview when the page was opened directly', () => {
  stubFirestore();
  openCategory(signedOut);
  clickText('Back');
  expect(screen.getByText('The overview')).toBeVisible();
});
