import { contestantItem, type ListedItem } from '@outrank/shared/lists/listedItem';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '#testing/renderPage.tsx';
import { expectAccessible, matchingMedia } from '#testing/setup.ts';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { isSheetEntry } from '#ui/overlay/useCloseOnBack.ts';
import { EditorWithSeasons, WithSeasons } from './WithSeasons.tsx';

const start = ['tom-westman', 'ian-rosenberger'].map((id) => contestantItem(id, 's10'));
const lists: string[][] = [];

/** A parent that keeps three places and takes a contestant at the chosen one. */
function Parent() {
  const [picks, setPicks] = useState<readonly (ListedItem | undefined)[]>([...start, undefined]);
  const [index, setIndex] = useState<number>();
  const add = (item: ListedItem) => {
    const next = picks.with(index ?? 2, item);
    lists.push(next.flatMap((pick) => pick?.id ?? []));
    setPicks(next);
    return true;
  };
  const panel = { user: { uid: 'ben' }, createMode: true, list: { add }, dragType: 'item' };
  return (
    <DragProvider>
      <EditorWithSeasons
        panel={panel}
        sheet={{
          isShown: index !== undefined,
          onHide: () => setIndex(undefined),
          places: { picks, index, onSelect: setIndex },
        }}
      >
        {picks.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places never move
          <button type="button" key={at} onClick={() => setIndex(at)}>
            Open {at + 1}
          </button>
        ))}
      </EditorWithSeasons>
    </DragProvider>
  );
}

const open = () => renderPage({ '/create': <Parent /> }, { address: '/create', isInWindow: true });
const press = (name: string) => fireEvent.click(screen.getByText(name));
const findSheet = () => screen.findByRole('dialog', { name: 'Survivor Seasons' });
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Survivor Seasons' })).not.toBeInTheDocument());

beforeEach(() => {
  lists.length = 0;
  matchingMedia.add('(max-width: 768px)');
});

test('the panel beside a page has a name', () => {
  const panel = { user: null, createMode: false };
  renderPage({ '/': <WithSeasons panel={panel}>A page</WithSeasons> });
  expect(screen.getByRole('complementary', { name: 'Seasons' })).toBeVisible();
});

test('the sheet says which place it fills and whom it replaces, and shows the picks so far', async () => {
  open();
  press('Open 3');
  const sheet = within(await findSheet());
  expect(sheet.getByText('Place 3')).toBeVisible();
  const places = within(sheet.getByRole('list', { name: 'Your picks so far' })).getAllByRole('button');
  const names = ['Place 1, Tom Westman', 'Place 2, Ian Rosenberger', 'Place 3, empty'];
  expect(places).toEqual(names.map((name) => sheet.getByRole('button', { name })));
  // What names them is what they show, so that speech input finds them.
  for (const place of places) expect(place).not.toHaveAttribute('aria-label');
  expect(places[2]).toHaveAttribute('aria-current', 'true');
  await userEvent.click(places[1] as HTMLElement);
  expect(sheet.getByText('Place 2, replacing Ian Rosenberger')).toBeVisible();
  await expectAccessible(await findSheet());
});

test('each pick hands the new list over once, and the search text is selected for the next one', async () => {
  open();
  press('Open 3');
  const sheet = within(await findSheet());
  const search = await sheet.findByRole<HTMLInputElement>('searchbox');
  fireEvent.change(search, { target: { value: 'Katie Gallagher' } });
  const results = await sheet.findByRole('list', { name: 'Castaways' });
  fireEvent.click(within(results).getByText('Katie Gallagher'));
  expect(lists).toEqual([['tom-westman', 'ian-rosenberger', 'katie-gallagher']]);
  expect(search).toHaveFocus();
  expect([search.selectionStart, search.selectionEnd]).toEqual([0, 'Katie Gallagher'.length]);
});

test('Back closes the sheet and stays on the page, which every other way of closing leaves one step back too', async () => {
  open();
  const before = window.history.length;
  for (const close of [
    () => window.history.back(),
    () => userEvent.keyboard('{Escape}'),
    () => press('Done'),
    () => window.history.back(),
  ]) {
    press('Open 1');
    await findSheet();
    await waitFor(() => expect(isSheetEntry()).toBe(true));
    await close();
    await isClosed();
    await waitFor(() => expect(isSheetEntry()).toBe(false));
    expect(window.location.pathname).toBe('/create');
    expect(screen.getByText('Open 1')).toBeVisible();
  }
  expect(window.history.length).toBe(before + 1);
});

test('Forward to the entry of a closed sheet returns at once', async () => {
  open();
  press('Open 1');
  await findSheet();
  press('Done');
  await isClosed();
  await waitFor(() => expect(isSheetEntry()).toBe(false));
  const moves: boolean[] = [];
  window.addEventListener('popstate', () => moves.push(isSheetEntry()));
  window.history.forward();
  await waitFor(() => expect(moves).toEqual([true, false]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('leaving the page while the sheet is open leaves no lock, no marker and no callback', async () => {
  const { unmount } = open();
  press('Open 3');
  await findSheet();
  expect(document.body.dataset.page).toBe('create');
  unmount();
  expect(document.body.dataset.page).toBeUndefined();
  expect(document.documentElement.style.overflow).toBe('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
