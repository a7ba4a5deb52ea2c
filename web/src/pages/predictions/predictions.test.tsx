import { paths } from '@outrank/shared/addresses';
import {
  airsAt,
  announcing,
  finishing,
  HOUR,
  scheduling,
  seasonAfter,
} from '@outrank/shared/airing/testing/editedSeason';
import {
  airingSeasonPath,
  predictionPath,
  predictionResultsPath,
  toAiringNote,
  toStoredSeason,
} from '@outrank/shared/documents/airing';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { localChoice, saveLocalChoice } from '#data/reader/localChoice.ts';
import { draftKeys } from '#data/storage/storageKeys.ts';
import { isDue } from '#features/predictions/duePrediction.ts';
import { openPredictions, records } from '#testing/airingScreen.tsx';
import { watchEpisode } from '#testing/season51.ts';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import { getRows } from '#ui/sortable/useSortableDrop.ts';

const fans = vi.hoisted(() => ({ top: [] as object[] }));
const requestShare = vi.hoisted(() => vi.fn(async (_request: object) => ({ id: 'a', hasNames: false })));
vi.mock(import('#data/sharing/requestShare.ts'), async (original) => ({
  ...(await original()),
  requestShare,
}));
// jsdom has no canvas.
vi.mock('#features/sharing/paintPicture.ts', () => ({
  paintPicture: async () => undefined,
  PICTURE_TYPE: 'image/png',
}));
vi.mock(import('#data/airing/predictions.ts'), async (original) => ({
  ...(await original()),
  readTopStandings: async () => fans.top as never,
}));

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const findEditor = () => screen.findByRole('list', { name: 'Your prediction' });
const order = async () =>
  getRows(await findEditor()).map((row) => row.textContent?.match(/Alma|Bo|Cy|Di|Ed|Flo/)?.[0]);
const submitted = (id: string) => ({
  [predictionPath(id, 'ben')]: { order: ['cy-marsh', 'di-vance', 'bo-lund', 'alma-reed'], at: new Date() },
});
const text = () => document.body.textContent ?? '';

test('whoever has seen the episode before starts from the last order, and submits another', async () => {
  watchEpisode(2);
  const { reads, writes } = openPredictions();
  expect(await order()).toEqual(['Di', 'Bo', 'Cy', 'Alma']);
  expect(screen.getByText(/^Closes .+, in 2 days$/)).toBeVisible();
  await screen.findByText(/^you and the fans|you and the fans put/);
  expect(reads.length).toBeLessThanOrEqual(6);
  await expectAccessible();
  click('Move Bo Lund up');
  expect(screen.getByText(/Draft saved on this device/)).toBeVisible();
  click('Submit prediction');
  expect(await screen.findByText('Prediction submitted.')).toBeVisible();
  expect(writes.join()).toMatch(/s51-e03.*bo-lund.*di-vance.*cy-marsh.*alma-reed/);
  expect(screen.getByText('Submitted')).toBeVisible();
  // Home then offers it no more.
  const closing = { key: 's51-e03', closesAt: new Date(airsAt(3)).toISOString() };
  const offers = () => isDue(closing, 'ben', airsAt(3) - HOUR);
  expect(offers()).toBe(false);
  click('Withdraw');
  expect(await screen.findByText('Prediction withdrawn.')).toBeVisible();
  expect(writes.at(-1)).toContain('"delete"');
  expect(offers()).toBe(true);
});

test('a draft stays, and a submitted prediction can be restored', async () => {
  watchEpisode(2);
  const first = openPredictions({ documents: submitted('s51-e03') });
  expect(await order()).toEqual(['Cy', 'Di', 'Bo', 'Alma']);
  click('Move Alma Reed up');
  first.unmount();
  openPredictions({ documents: submitted('s51-e03') });
  expect(await order()).toEqual(['Cy', 'Di', 'Alma', 'Bo']);
  click('Back to my submission');
  expect(await order()).toEqual(['Cy', 'Di', 'Bo', 'Alma']);
});

test('the questions leave nobody off', async () => {
  watchEpisode(2);
  openPredictions();
  await findEditor();
  click('Help me decide');
  expect(await screen.findByRole('dialog', { name: 'Who is safer?' })).toBeVisible();
  expect(screen.queryByText(/leave off/)).not.toBeInTheDocument();
});

test('whoever has not seen the episode before is told so, and nothing of it is read or shown until they say', async () => {
  watchEpisode(1, { watchesLive: false });
  const { reads } = openPredictions();
  await screen.findByText(/watch it first/);
  expect(text()).not.toMatch(/Ed Poole|Alma|Title 2/);
  expect(reads.filter((path) => /e02|e03|standings/.test(path))).toEqual([]);
  click("I've watched episode 2");
  expect(await order()).toEqual(['Di', 'Bo', 'Cy', 'Alma']);
  expect(localChoice.get()).toMatchObject({ airing: { seasonId: 's51', episode: 2 }, watchesLive: false });
});

test('while the shield hides the cast, saying what was watched shows it', async () => {
  watchOnly('s1');
  saveLocalChoice({ ...localChoice.get(), watchesLive: true }, 'ben', true);
  openPredictions();
  await screen.findByText(/watch it first/);
  expect(text()).not.toMatch(/Alma|Ed Poole/);
  click("I've watched episode 2");
  expect(await order()).toContain('Alma');
  expect(localChoice.get()).toMatchObject({ mode: 'on', watched: ['s1'] });
});

test('after it has closed there is no editor, and what the fans predicted shows to whoever has seen it', async () => {
  watchEpisode(2);
  const crowd = ['di-vance', 'cy-marsh', 'bo-lund', 'alma-reed'];
  const results = {
    count: 10,
    crowd: crowd.map((id, index) => ({ id, averagePlace: 125 + 100 * index, lastCount: 2 * index })),
    closedAt: new Date(),
  };
  const draft = draftKeys.ballot('ben', 's51-e03');
  localStorage.setItem(draft, JSON.stringify(crowd));
  openPredictions({
    time: airsAt(3) + HOUR,
    documents: { ...submitted('s51-e03'), [predictionResultsPath('s51-e03')]: results },
  });
  await screen.findByText('Nothing to predict right now.');
  expect(localStorage.getItem(draft)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit prediction' })).not.toBeInTheDocument();
  click("I've watched episode 3");
  expect(await screen.findByText(/5 of 6 pairs in the same order/)).toBeVisible();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/Di Vance +you: #2 ranked last by 0 of 10average place 1.25$/);
  expect(rows[3]).toContain('by 6 of 10');
});

test('how well the reader knew stands beside who left and the fans', async () => {
  watchEpisode(2);
  openPredictions();
  expect(await screen.findByText('Left: Ed Poole.')).toBeVisible();
  expect(screen.getByText('75 of 100')).toBeVisible();
  expect(screen.getByText('left')).toBeVisible();
  expect(await screen.findByText('1 of 3 fans knew better')).toBeVisible();
});

test('all episodes of a season: those seen with their scores and results, the others by their time', async () => {
  watchEpisode(1);
  openPredictions({ address: paths.seasonPredictions('s51') });
  expect(await screen.findByText(/Episode 2 · not watched yet/)).toBeVisible();
  expect(screen.getByText(/^Episode 3 · airs /)).toBeVisible();
  expect(text()).not.toMatch(/Title 2|Ed Poole|75/);
  await expectAccessible();
  click("I've watched episode 2");
  fireEvent.click(await screen.findByText("Episode 2 · 'Title 2' · 75 of 100"));
  expect(await screen.findByText('Left: Ed Poole.')).toBeVisible();
  expect(screen.getByText(/^Your total/)).toHaveTextContent('Your total: 75');
});

const boot = ['flo-nash', 'alma-reed', 'bo-lund', 'cy-marsh', 'di-vance', 'ed-poole'];
const bootDocuments = {
  [predictionPath('s51-boot', 'ben')]: { order: boot, at: new Date() },
  [predictionResultsPath('s51-boot')]: {
    count: 9,
    crowd: boot.toReversed().map((id, index) => ({ id, averagePlace: 100 + 90 * index, lastCount: index })),
    closedAt: new Date(),
  },
};
const getRow = (name: string) => screen.getByRole('link', { name }).closest('li');

test('the order of the whole season tells how well it holds as of the watched episode', async () => {
  watchEpisode(1);
  openPredictions({ address: paths.seasonPredictions('s51'), documents: bootDocuments });
  expect(await screen.findByText('You called 0 of 5 so far')).toBeVisible();
  expect(screen.getByText('Your winner pick is out')).toBeVisible();
  fireEvent.click(screen.getByText("Everybody's place"));
  await waitFor(() => expect(getRow('Flo Nash')).toHaveTextContent(/^6.*Flo Nash left, #6 you: #1/));
  expect(getRow('Ed Poole')).toHaveTextContent(/^1.*Ed Poole you: #6/);
  await expectAccessible();
  click("I've watched episode 2");
  expect(await screen.findByText('You called 4 of 9 so far')).toBeVisible();
  expect(getRow('Ed Poole')).toHaveTextContent(/^1.*Ed Poole left, #5 you: #6/);
});

test('at the end it stands beside the real order and the fans', async () => {
  watchEpisode(2);
  const season = seasonAfter(announcing(), scheduling(2), ...records, finishing('alma-reed'));
  openPredictions({
    address: paths.seasonPredictions('s51'),
    documents: { ...bootDocuments, [airingSeasonPath('s51')]: toStoredSeason(season) },
  });
  expect(await screen.findByText('You called 4 of 9')).toBeVisible();
  fireEvent.click(screen.getByText("Everybody's place"));
  await waitFor(() => expect(getRow('Alma Reed')).toHaveTextContent(/^1.*Alma Reed you: #2 fans: #5/));
});

test('before episode 1 the whole cast is ranked, winner first', async () => {
  const season = seasonAfter(announcing(), scheduling(2));
  const { writes } = openPredictions({
    time: airsAt(1) - HOUR,
    documents: {
      [airingSeasonPath('s51')]: toStoredSeason(season),
      [WEEKLY_TOP_PATH]: { lists: [], airing: toAiringNote(season) },
    },
  });
  expect(await order()).toEqual(['Alma', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']);
  expect(screen.getByText('6 castaways, winner first')).toBeVisible();
  expect(screen.getByText(/^Closes .+, in 1 hour$/)).toBeVisible();
  click('Submit prediction');
  expect(await screen.findByText('Prediction submitted.')).toBeVisible();
  expect(writes.join()).toContain('s51-boot');
});

test('standings: equal totals share a rank, and the own line says better than how many', async () => {
  watchEpisode(2);
  const fan = (uid: string, total: number) => ({
    uid,
    displayName: uid,
    total,
    episodes: { e02: total },
    submitted: 1,
  });
  fans.top = [fan('ana', 10_000), fan('ben', 7500), fan('cleo', 7500), fan('carl', 5000)];
  openPredictions({ address: paths.standings('s51') });
  const rows = await waitFor(() => {
    const found = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.includes('/rankings/user'));
    expect(found).toHaveLength(4);
    return found.map((link) => link.closest('li') as HTMLElement);
  });
  expect(rows.map((row) => row.firstChild?.textContent)).toEqual(['1', '2', '2', '4']);
  expect(rows.map((row) => within(row).queryByText('you') !== null)).toEqual([false, true, false, false]);
  expect(screen.getByText('better than 72 % of 4,120 fans')).toBeVisible();
  expect(rows[3]).toHaveTextContent('Episode 2: 50');
  await expectAccessible();
});

test('standings of later episodes are neither read nor shown', async () => {
  watchEpisode(1);
  fans.top = [];
  const { reads } = openPredictions({ address: paths.standings('s51') });
  expect(await screen.findByText(/so you see your own scores/)).toBeVisible();
  expect(screen.getByText(/^Your total/)).toHaveTextContent('Your total up to episode 1: 0');
  expect(reads).toEqual(['airing/s51']);
});

test('an address with another id shows nothing of it', async () => {
  openPredictions({ address: paths.standings('s99') });
  expect(await screen.findByText("There's nothing to predict yet.")).toBeVisible();
});

test('a score can be shared, and a new one names nobody before Friday', async () => {
  watchEpisode(2);
  openPredictions({ time: airsAt(2) + HOUR });
  fireEvent.click(await screen.findByRole('button', { name: 'Share episode 2' }));
  expect(await screen.findByText(/names people from Friday on/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Picture of I called it, without names' })).toBeVisible();
  click('Copy link');
  const request = { kind: 'score', key: 's51-e02', hasNames: true };
  await waitFor(() => expect(requestShare).toHaveBeenCalledWith(request));
});
