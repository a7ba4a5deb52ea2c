import { categories } from '@outrank/shared/ballots/categories';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  editor,
  fan,
  openCategory,
  openWorld,
  places,
  press,
  submitButton,
  tenEmpty,
  threeBallots,
  visitor,
} from '#testing/categoryScreen.tsx';
import { expectConsoleError } from '#testing/setup.ts';

// How emblems are drawn is ui's concern; 46 of them make every look-up by role slow in jsdom.
vi.mock('#ui/emblem/EmblemBadge.tsx', () => ({ EmblemBadge: () => null }));
// The large client would look for a server; what is live is proven in a browser.
vi.mock('#data/firebase/watches.ts', () => ({ watchWhenIdle: () => () => undefined }));

beforeEach(() => localStorage.clear());

describe('a visitor without a session', () => {
  test('sees the results, and that it takes a login to submit', async () => {
    openWorld(threeBallots);
    openCategory(visitor);
    await screen.findByRole('heading', { name: 'Tom Westman' });
    expect(screen.getByText('Please log in to submit your ranking.')).toBeVisible();
    expect(screen.queryByText('Submit My Ranking')).not.toBeInTheDocument();
  });

  test('is told on the other side that it takes a login to have a ranking', async () => {
    openWorld(threeBallots);
    openCategory(visitor);
    press('View/Edit My Submission');
    expect(screen.getByText('Log in to create or edit your ranking.')).toBeVisible();
    expect(screen.queryByText('Submit My Ranking')).not.toBeInTheDocument();
    press('View Global Ranking');
    await screen.findByRole('heading', { name: 'Tom Westman' });
  });
});

test.each(categories)('$name stands with its description over ten empty places', async (category) => {
  openWorld();
  openCategory(fan('ana'), category.id);
  await editor();
  expect(screen.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
  expect(screen.getByText(category.description)).toBeVisible();
  expect(places()).toEqual(tenEmpty);
  expect(submitButton()).toBeDisabled();
});

test.each([
  ['before the first ballot', {}, 'Total Submissions: 0'],
  ['after three', threeBallots, 'Total Submissions: 3'],
])('the submissions are pluralize, %s', async (_, documents, words) => {
  openWorld(documents);
  openCategory(visitor);
  await screen.findByText(words);
});

test('an unknown category leads to the overview', () => {
  openWorld();
  openCategory(visitor, 'goat-nobody');
  expect(screen.getByText('The overview')).toBeVisible();
});

test('as long as nothing is read it says so', () => {
  openWorld().read = () => new Promise(() => {});
  openCategory(fan('ana'));
  expect(screen.getByText('Loading ...')).toBeInTheDocument();
});

test('who turns to the other side has the focus on the button that turns back', async () => {
  openWorld(threeBallots);
  openCategory(visitor);
  await screen.findByRole('heading', { name: 'Tom Westman' });
  expect(document.body).toHaveFocus();
  press('View/Edit My Submission');
  expect(screen.getByRole('button', { name: 'View Global Ranking' })).toHaveFocus();
  press('View Global Ranking');
  expect(screen.getByRole('button', { name: 'View/Edit My Submission' })).toHaveFocus();
});

test('what cannot be read says so once, with a way to try again', async () => {
  expectConsoleError(/HTTP error has no status/);
  openWorld().cutReads();
  openCategory(fan('ana'));
  await screen.findByText('Failed to load global ranking.');
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  press('View/Edit My Submission');
  expect(screen.getByText('Failed to load global ranking.')).toBeVisible();
});

test('what cannot be read again says so, and what was read stays', async () => {
  expectConsoleError(/HTTP error has no status/);
  const world = openWorld(threeBallots);
  openCategory(visitor);
  await screen.findByRole('heading', { name: 'Tom Westman' });
  world.cutReads();
  press('View/Edit My Submission');
  press('View Global Ranking');
  await screen.findByText('Failed to reload global ranking.');
  expect(screen.getByRole('heading', { name: 'Tom Westman' })).toBeVisible();
});

test('without a step to take back, Back leads to the overview', () => {
  openWorld();
  openCategory(visitor);
  press('Back');
  expect(screen.getByText('The overview')).toBeVisible();
});
