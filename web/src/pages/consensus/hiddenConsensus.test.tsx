import { publishedConsensus, repeat } from '@outrank/shared/consensus/testing/fansLists';
import type { Subject } from '@outrank/shared/documents/results';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { createTestClient, renderPage, signedOut } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import ConsensusPage from './ConsensusPage.tsx';

const HIDDEN = 'Not watched yet';
/** The page of what twelve lists with these items in this order say. */
function open(subject: Subject, ...order: readonly string[]) {
  stubFirestore({ documents: publishedConsensus(subject, repeat(12, ...order)) });
  return renderPage(
    { '/global-rankings/:categoryId': <ConsensusPage /> },
    { address: `/global-rankings/${subject}`, session: signedOut, client: createTestClient(30_000) },
  );
}

beforeEach(() => watchOnly('s45'));

test('seasons that the reader has not watched are named nowhere, also in head-to-heads', async () => {
  const { container } = open('seasons', 's20', 's45', 's7', 's15', 's28');
  const row = (await screen.findByRole('heading', { level: 3, name: 'Season 45' })).closest('li');
  await screen.findByRole('button', { name: 'Show number 1' });
  expect(screen.getAllByRole('heading', { level: 3, name: HIDDEN })).toHaveLength(4);
  expect(screen.getByText("One you haven't watched beats every other season.")).toBeVisible();
  await userEvent.click(within(row as HTMLElement).getByRole('button', { name: /^Head-to-heads/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Head-to-heads of number 1' }));
  expect(container).toHaveTextContent('above Not watched yet');
  expect(/heroes|pearl|cagayan|china|borneo/i.exec(container.textContent ?? '')).toBeNull();
  expect(screen.getByText(/^On no list:/)).toHaveTextContent(/ you haven't watched\.$/);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Show number 1' }));
  expect(screen.getByRole('heading', { level: 3, name: 'Heroes vs. Villains' })).toBeVisible();
});

test('the cast of a season that the reader has not watched stays closed until it is marked or shown', async () => {
  const { container } = open('cast-s28', 'tony-vlachos', 'woo-hwang', 'kass-mcquillen');
  expect(await screen.findByText("You haven't watched Cagayan yet")).toBeVisible();
  expect(/tony|vlachos|woo/i.exec(container.innerHTML)).toBeNull();
  await expectAccessible(container);
  // The main one of the three gives nothing away.
  expect(screen.getByRole('link', { name: 'Keep it closed' })).toHaveClass('primary');
  await userEvent.click(screen.getByRole('button', { name: 'Show this page' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Tony Vlachos' })).toBeVisible();
});

test('the order of the watched seasons alone is counted anew; a toggle shows all places', async () => {
  watchOnly('s45', 's15');
  open('seasons', 's20', 's45', 's7', 's15', 's28');
  await screen.findByText("The same lists, counted for the 2 seasons you've watched.");
  const rows = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(rows().slice(0, 2)).toEqual(['Season 45', 'China']);
  expect(rows()).not.toContain(HIDDEN);
  expect(screen.getByText('Season 45 beats every other season.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: "Only what I've watched" }));
  expect(rows().slice(0, 4)).toEqual([HIDDEN, 'Season 45', HIDDEN, 'China']);
});
