import {
  announcing,
  finishing,
  recording,
  returning,
  scheduling,
  seasonAfter,
} from '@outrank/shared/airing/testing/editedSeason';
import { type AiringSeason, toStoredSeason } from '@outrank/shared/documents/airing';
import { splitFacts } from '@outrank/shared/facts/seasonFacts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSeasonResults } from '#data/facts/readFacts.ts';
import { localChoice } from '#data/reader/localChoice.ts';
import CastawayPage from '#pages/castaway/CastawayPage.tsx';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { recordedSeason } from '#testing/recordedSeason.ts';
import { renderPage, signedOut } from '#testing/renderPage.tsx';
import { publishSeason51, watchEpisode } from '#testing/season51.ts';
import { enterViewport, expectAccessible } from '#testing/setup.ts';
import SeasonPage from './SeasonPage.tsx';

vi.mock('#data/results/published.ts', () => ({ readPublished: async () => null }));
const { start, results } = vi.hoisted(() => ({ start: vi.fn(), results: vi.fn() }));
vi.mock('#data/facts/readFacts.ts', () => ({
  readSeasonStart: start,
  readSeasonResults: results,
}));

/** Who left in the first three episodes of season 51. */
const left = ['flo-nash', 'ed-poole', 'di-vance'];
const edits = [announcing(), scheduling(4), ...left.map((id, index) => recording(index + 1, id))];
const airing = seasonAfter(...edits);
const finished = seasonAfter(...edits, finishing('alma-reed'));

/** Flo comes back in episode 4 and Alma leaves. */
const returned = seasonAfter(...edits, returning(4, ['flo-nash'], ['alma-reed']));

const routes = { '/seasons/:seasonId': <SeasonPage />, '/castaways/:slug': <CastawayPage /> };
function open(address: string, season: AiringSeason, episode: number) {
  stubFirestore({ documents: { 'airing/s51': toStoredSeason(season) } });
  watchEpisode(episode);
  const rendered = renderPage(routes, { address, session: signedOut });
  enterViewport();
  return rendered;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  const { start: first, results: rest } = splitFacts(recordedSeason(28));
  start.mockReset().mockResolvedValue(first);
  results.mockReset().mockResolvedValue(rest);
  publishSeason51();
  // What the reader asked for before the season was announced.
  localStorage.setItem('whatHappened:s51', 'shown');
});

test('the page of an airing season marks who left in the episodes that the reader has watched', async () => {
  const { container } = open('/seasons/s51', airing, 2);
  const so = within(await screen.findByRole('region', { name: 'What happened so far' }));
  expect(so.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Episode 1 Title 1 Left: Flo Nash.',
    'Episode 2 Title 2 Left: Ed Poole.',
  ]);
  const inCast = (name: string) => screen.getByRole('link', { name }).closest('li');
  expect(inCast('Ed Poole')).toHaveTextContent('Left in episode 2');
  expect(inCast('Di Vance')).not.toHaveTextContent('Left');
  expect(container).not.toHaveTextContent(/Title 3|in episode 3/);
  await expectAccessible();
});

test.each([
  ['season', '/seasons/s51'],
  ['castaway', '/castaways/alma-reed'],
])('the page of a %s neither reads nor offers results while the season airs', async (_, address) => {
  open(address, airing, 3);
  expect(await screen.findByText(/Left: Di Vance|Still in after episode 3/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /what happened/ })).not.toBeInTheDocument();
  expect(readSeasonResults).not.toHaveBeenCalled();
});

test('nor after the finale, for whoever has not watched it', async () => {
  const { unmount } = open('/seasons/s51', finished, 2);
  expect(await screen.findByText('Left: Ed Poole.')).toBeVisible();
  expect(readSeasonResults).not.toHaveBeenCalled();
  unmount();
  open('/seasons/s51', finished, 3);
  expect(await screen.findByRole('button', { name: 'Hide what happened' })).toBeVisible();
});

test('episodes that have aired are opened one by one, in order, on the page of a castaway too', async () => {
  open('/castaways/di-vance', airing, 1);
  expect(await screen.findByText('Still in after episode 1')).toBeVisible();
  await press("I've watched episode 2");
  expect(screen.getByText('Still in after episode 2')).toBeVisible();
  await press("I've watched episode 3");
  expect(screen.getByText('Left in episode 3')).toBeVisible();
  expect(localChoice.get().airing).toEqual({ seasonId: 's51', episode: 3 });
});

test('who came back is a secret of the episode like who left', async () => {
  const { unmount } = open('/castaways/flo-nash', returned, 3);
  expect(await screen.findByText('Left in episode 1')).toBeVisible();
  unmount();
  open('/seasons/s51', returned, 3);
  expect(await screen.findByText(/Left: Di Vance/)).toBeVisible();
  expect(screen.queryByText(/Back in the game/)).not.toBeInTheDocument();
  await press("I've watched episode 4");
  expect(screen.getByText('Back in the game: Flo Nash. Left: Alma Reed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Flo Nash' }).closest('li')).toHaveTextContent(
    'Back in the game since episode 4',
  );
});
