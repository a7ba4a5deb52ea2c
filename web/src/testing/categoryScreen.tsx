import { emptySlots } from '@outrank/shared/ballots/ballot';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { topTenPath } from '@outrank/shared/documents/results';
import { fireEvent, screen, within } from '@testing-library/react';
import type { Session } from '#features/session/sessionContext.ts';
import CategoryPage from '#pages/category/CategoryPage.tsx';
import { getRows } from '#ui/sortable/useSortableDrop.ts';
import { createTestClient, renderPage } from './renderPage.tsx';

/** Firestore documents: the ballots of a user, and the results of three ballots that name Tom. */
export const ballotsOf = (uid: string, entries: object) => ({ [ballotsPath(uid)]: entries });
export const tomFirst = {
  ranking: emptySlots.with(0, 'tom-westman'),
  submittedAt: '2026-03-01T12:00:00Z',
};
export const threeBallots = {
  [topTenPath('goat-social')]: { top10: [{ id: 'tom-westman', totalScore: 27, rank: 1 }], totalVotes: 3 },
};

/** The page of a category in this session. */
export function openCategory(session: Session, categoryId = 'goat-social') {
  const routes = {
    '/global-rankings': <p>The overview</p>,
    '/global-rankings/:categoryId': <CategoryPage />,
  };
  const address = `/global-rankings/${categoryId}`;
  return renderPage(routes, { address, session, client: createTestClient(30_000) });
}

/** Chooses contestants by name from the search of the seasons panel. By label, as roles among 46 seasons are slow in jsdom. */
export async function choose(...names: readonly string[]): Promise<void> {
  const search = await screen.findByPlaceholderText('Search seasons or contestants...');
  for (const name of names) {
    fireEvent.change(search, { target: { value: name } });
    const results = await screen.findByLabelText('Castaways');
    fireEvent.click(await within(results).findByText(name));
  }
}

export const emptyTexts = emptySlots.map((_, index) => `Vote for #${index + 1}`);

/** Waits for the ballot editor, whose panel loads lazily. */
export const findEditor = () => screen.findByLabelText('Your ballot', { selector: '[role="list"]' });

export const clickText = (text: string) => fireEvent.click(screen.getByText(text));

/** The texts of the ten slots: a name, or 'Vote for #n'. */
export function slotTexts(): string[] {
  const editor = screen.getByLabelText('Your ballot', { selector: '[role="list"]' });
  return getRows(editor).map((row) => row.querySelector('.name, .empty')?.textContent ?? '');
}

export const submitButton = () =>
  screen.getByText('Submit My Ranking').closest('button') as HTMLButtonElement;
