import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { CopyListButton, formatListAsText } from '#features/lists/CopyListButton.tsx';
import { buildList, heroesList } from '#testing/heroesList.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { expectAccessible, expectShownFor } from '#testing/setup.ts';

const list = showOwn({ ...heroesList, id: 'list 1/2' });
const TEXT = `Heroes\nby Ana\n\n1. Tom Westman (Palau)\n\n${window.location.origin}/list/ana/list%201%2F2`;

const button = () => screen.getByRole('button', { name: 'Copy list as text' });
const COPIED = 'List copied.';

test('copies name, creator, items and escaped link of a list, and says so for two seconds', async () => {
  // Provides a clipboard.
  userEvent.setup();
  renderWithToasts(<CopyListButton list={list} isCovered={false} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => fireEvent.click(button()));
  await expectShownFor(2000, COPIED);
  vi.useRealTimers();
  expect(await navigator.clipboard.readText()).toBe(TEXT);
  await expectAccessible();
});

describe('a browser that refuses to copy', () => {
  const refusals = {
    'for lack of permission': () =>
      vi
        .spyOn(navigator.clipboard, 'writeText')
        .mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError')),
    'for lack of a clipboard': () =>
      vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard),
  };

  test.each(Object.entries(refusals))('%s makes a message say so', async (_, refuse) => {
    const user = userEvent.setup();
    refuse();
    renderWithToasts(<CopyListButton list={list} isCovered={false} />);
    await user.click(button());
    expect(await screen.findByText('Your browser blocked copying.')).toBeInTheDocument();
    expect(screen.queryByText(COPIED)).not.toBeInTheDocument();
  });
});

const ADDRESS = 'https://outrank.example/list/ana/list_1';
const tom = contestantItem('tom-westman', 's10');
const ian = contestantItem('ian-rosenberger', 's10');

test.each([
  [
    'contestants with their seasons',
    contestantItem('parvati-shallow', 's20'),
    'Parvati Shallow (Heroes vs. Villains)',
  ],
  ['the note on an item', { ...tom, note: 'Never in danger.' }, 'Tom Westman (Palau): Never in danger.'],
  ['seasons by their names', seasonItem('s20'), 'Heroes vs. Villains'],
  ['a contestant of an unknown season without it', contestantItem('rob-mariano', 's99'), 'Rob Mariano'],
  ["no word of an unknown contestant's id", contestantItem('jane-future', 's99'), 'Unknown castaway'],
])('the text has the name, the creator, %s, and the link', (_, item, line) => {
  const text = formatListAsText(showOwn(buildList({ name: 'Heroes', items: [item, ian] })), ADDRESS);
  const lines = ['Heroes', 'by Ana', '', `1. ${line}`, '2. Ian Rosenberger (Palau)', '', ADDRESS];
  expect(text.split('\n')).toEqual(lines);
});
