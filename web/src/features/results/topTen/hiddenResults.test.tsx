import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { hideAgain, revealPage } from '#reader/shieldState.ts';
import { expectAccessible } from '#testing/setup.ts';
import { buildResults, buildRow, emitResults, openResults, readTopTen } from '#testing/topTenScreen.tsx';
import { watchOnly } from '#testing/watchOnly.ts';

const HIDDEN = 'Not watched yet';
const SECRETS = /sandra|diaz|tony|vlachos|parvati|kim|rupert|boneham|cagayan|pearl/i;

const top10 = [
  buildRow('sandra-diaz-twine', 1, { 1: 30 }),
  buildRow('dee-valladares', 2, { 2: 30 }),
  buildRow('tony-vlachos', 3, { 3: 20 }),
];
const results = buildResults([], {
  top10,
  justMissed: [buildRow('kim-spradlin', 11, { 10: 9 })],
  lastEdition: { week: '2026-11-20', items: [{ id: 'rupert-boneham', rank: 3 }] },
  totalVotes: 30,
});

beforeEach(() => {
  watchOnly('s45');
  readTopTen.mockResolvedValue(results);
});

const findEntries = async () => {
  const open = await screen.findByRole('heading', { name: 'Dee Valladares' });
  return within(open.closest('ol') as HTMLElement).getAllByRole('listitem');
};

test('whoever played only in unwatched seasons is named nowhere, and ranks and numbers still stand', async () => {
  const { container } = openResults();
  const entries = await findEntries();
  await screen.findByRole('button', { name: 'Show number 1' });
  expect(entries[0]).toHaveTextContent(HIDDEN);
  expect(entries[0]).toHaveTextContent('Points300');
  expect(entries[1]).toHaveTextContent('Dee ValladaresSeason 45');
  await userEvent.click(screen.getByText('Ballots by place'));
  expect(screen.getAllByRole('row', { name: new RegExp(`^${HIDDEN}`) })).toHaveLength(3);
  expect(screen.getByRole('region', { name: 'Just missed' })).toHaveTextContent(HIDDEN);
  expect(screen.getByRole('region', { name: 'Dropped out' })).toHaveTextContent(`${HIDDEN}Showwas #3`);
  expect(SECRETS.exec(container.innerHTML)).toBeNull();
  await expectAccessible(container);
});

test('a new leader is announced without the name', async () => {
  const { container } = openResults();
  await findEntries();
  await emitResults({ ...results, top10: [buildRow('rupert-boneham', 1, { 1: 30 }), ...top10.slice(1)] });
  expect(await screen.findByText(`The Global Top 10 has changed. ${HIDDEN} leads.`)).toBeInTheDocument();
  expect(SECRETS.exec(container.innerHTML)).toBeNull();
});

test('a leader who was announced on a revealed page is hidden again with it', async () => {
  const { container } = openResults();
  await findEntries();
  act(revealPage);
  await emitResults({ ...results, top10: [buildRow('rupert-boneham', 1, { 1: 30 }), ...top10.slice(1)] });
  expect(await screen.findByText('The Global Top 10 has changed. Rupert Boneham leads.')).toBeInTheDocument();
  act(hideAgain);
  expect(SECRETS.exec(container.innerHTML)).toBeNull();
});

test('the figures, which name everybody, say so', async () => {
  openResults();
  await findEntries();
  expect(screen.getByText("The file names everybody, also from seasons you haven't watched.")).toBeVisible();
});
