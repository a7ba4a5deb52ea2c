import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { uploadChoice } from '#data/reader/accountChoice.ts';
import { localChoice, saveLocalChoice } from '#data/reader/localChoice.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import { ItemLink, SeasonLink } from './ItemLink.tsx';
import { RevealButton } from './RevealButton.tsx';
import { hideAgain, revealPage } from './shieldState.ts';
import { useShield } from './useShield.ts';

const list = [
  contestantItem('tony-vlachos', 's28'),
  contestantItem('dee-valladares', 's45'),
  contestantItem('spencer-bledsoe', 's28'),
];
const SECRETS = /tony|vlachos|spencer|cagayan|28/i;

function Row({ index }: { index: number }) {
  const item = useShield().showItems(list)[index];
  return (
    item && (
      <li>
        <ItemPicture item={item} /> <ItemLink item={item} /> <SeasonLink item={item} />
        <RevealButton item={item} which={`number ${index + 1}`} />
      </li>
    )
  );
}

const page = (
  <MemoryRouter>
    <main tabIndex={-1}>
      <ol>
        {list.map((item, index) => (
          <Row key={item.id} index={index} />
        ))}
      </ol>
    </main>
  </MemoryRouter>
);

const getRows = () => screen.getAllByRole('listitem');
const show = () => screen.findByRole('button', { name: 'Show number 1' });
const mark = () => screen.findByRole('button', { name: 'Mark Cagayan as watched' });

beforeEach(() => {
  vi.mocked(uploadChoice).mockReset();
  watchOnly('s45');
});

// First, because the live region of the others stays in the page.
test('nothing is added to the page while the shield is off', () => {
  saveLocalChoice({ mode: 'off', watched: [] }, null, true);
  render(page);
  expect(getRows()[0]).toHaveTextContent('Tony Vlachos Cagayan');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a hidden item has neither name nor picture, season nor slug in the page', async () => {
  const { container } = render(page);
  expect(getRows()[0]).toHaveTextContent('Not watched yet');
  expect(getRows()[1]).toHaveTextContent('Dee Valladares Season 45');
  expect(container.innerHTML).not.toMatch(SECRETS);
  await expectAccessible(container);
});

test('a name and its season lead to their pages; one that is hidden or that nobody knows leads nowhere', () => {
  const items = [
    seasonItem('s28'),
    contestantItem('ada-is-a-liar', 's45'),
    contestantItem('tony-vlachos', 's99'),
  ];
  render(page);
  render(
    items.map((item) => (
      <p key={item.id}>
        <ItemLink item={showOwn(item)} /> <SeasonLink item={showOwn(item)} />
      </p>
    )),
    { wrapper: MemoryRouter },
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Dee Valladares', '/castaways/dee-valladares'],
    ['Season 45', '/seasons/s45'],
    ['Cagayan', '/seasons/s28'],
  ]);
});

test('Show reveals one row by keyboard, announces it and keeps the focus; leaving hides it again, also from the announcement', async () => {
  const user = userEvent.setup();
  render(page);
  const button = await show();
  act(() => button.focus());
  await user.keyboard('{Enter}');
  expect(getRows()[0]).toHaveTextContent('Tony Vlachos Cagayan');
  expect(screen.getByRole('status')).toHaveTextContent('Shown: Tony Vlachos, Cagayan');
  expect(await mark()).toHaveFocus();
  act(hideAgain);
  expect(getRows()[0]).toHaveTextContent('Not watched yet');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a season that is marked as watched opens, and is saved', async () => {
  const user = userEvent.setup();
  render(page);
  await user.click(await show());
  await user.click(await mark());
  expect(localChoice.get().watched).toEqual(['s45', 's28']);
  expect(getRows()[0]).toHaveTextContent('Tony Vlachos Cagayan');
  expect(screen.getByRole('status')).toHaveTextContent('Cagayan is marked as watched.');
  expect(screen.queryByRole('button', { name: /Mark/ })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  await vi.waitFor(() => expect(uploadChoice).toHaveBeenCalledOnce());
});

test('a double click on Show marks nothing', async () => {
  render(page);
  await userEvent.setup().dblClick(await show());
  expect(await mark()).toBeVisible();
});

test('a choice that the account does not get is kept in this browser', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(uploadChoice).mockRejectedValue(new Error('offline'));
  render(page);
  const user = userEvent.setup();
  await user.click(await show());
  await user.click(await mark());
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(localChoice.get()).toMatchObject({ watched: ['s45', 's28'], isSaved: false });
});

test('a revealed page shows everything', async () => {
  render(page);
  act(revealPage);
  expect(getRows()[0]).toHaveTextContent('Tony Vlachos Cagayan');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('another tab’s choice applies at once', () => {
  render(page);
  act(() => watchOnly('s28'));
  expect(getRows()[0]).toHaveTextContent('Tony Vlachos Cagayan');
  expect(getRows()[1]).toHaveTextContent('Not watched yet');
});
