import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listQueries } from '#features/lists/listQueries.ts';
import { serverClock } from '#serverTime.ts';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { createTestClient, renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import HomePage from './HomePage.tsx';

vi.mock('#features/results/consensus/SeasonsCard.tsx', () => ({ default: () => null }));
vi.mock(import('#features/classicRankings/useClassicRankings.tsx'), async (original) => ({
  ...(await original()),
  useClassicRankings: () => undefined,
}));

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

/** Home of Ben, with this in the document of the week's top lists. */
function open(airing: object | null | undefined, deviceAhead = 0) {
  const weeklyTop = { lists: [], ...(airing !== undefined && { airing }) };
  stubFirestore({ documents: { 'weeklyTop/current': weeklyTop }, deviceAhead });
  renderPage({ '/': <HomePage /> }, { client: createTestClient(0) });
}
const seeLists = () => screen.findByText('No lists this week yet. Yours could be the first.');
const isAboveLists = async () => {
  const lists = screen.getByRole('heading', { name: 'Top Voted Lists This Week' });
  const card = await screen.findByRole('link', { name: /^Who leaves/ });
  return (lists.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
};

test.each([
  ['s51-e08', 'Who leaves in episode 8?'],
  ['s51-boot', 'Predict the whole season'],
])('what closes within three days is offered: %s', async (key, name) => {
  open({ seasonId: 's51', key, closesAt: inHours(71) });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/predictions');
  expect(screen.getByText(/^Rank who is left\. Closes .*, in 3 days$/)).toBeVisible();
  await expectAccessible();
});

test.each([-24, -2, 2, 8 * 24])(
  "a device's clock that is %i hours ahead changes neither what is offered nor how long it is open",
  async (hours) => {
    const closesAt = inHours(1);
    const deviceAhead = hours * HOUR;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + deviceAhead });
    serverClock.set({ time: 0, device: 0, elapsed: 0 });
    open({ seasonId: 's51', key: 's51-e08', closesAt }, deviceAhead);
    expect(await screen.findByText(/^Rank who is left\. Closes .*, in 1 hour$/)).toBeVisible();
  },
);

test.each([
  ['no season is announced', undefined],
  ['nothing is open', { seasonId: 's51', key: null, closesAt: null }],
  ['it is not due', { seasonId: 's51', key: 's51-e08', closesAt: inHours(73) }],
])('nothing is offered when %s', async (_, airing) => {
  open(airing);
  await seeLists();
  expect(document.querySelector('.prediction')).toBeNull();
});

test('what comes later than the page moves nothing; at the next visit it stands first', async () => {
  open({ seasonId: 's51', key: 's51-e08', closesAt: inHours(24) });
  expect(await isAboveLists()).toBe(false);
  cleanup();
  const client = createTestClient();
  const nextClosing = { key: 's51-e08', closesAt: inHours(24).toISOString() };
  client.setQueryData(listQueries.weeklyTop().queryKey, { entries: [], nextClosing });
  renderPage({ '/': <HomePage /> }, { client });
  expect(await isAboveLists()).toBe(true);
});
