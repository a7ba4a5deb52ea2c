import { paths } from '@outrank/shared/addresses';
import {
  airsAt,
  announcing,
  finishing,
  HOUR,
  recording,
  scheduling,
  seasonAfter,
} from '@outrank/shared/airing/testing/editedSeason';
import {
  airingSeasonPath,
  predictionPath,
  predictionResultsPath,
  standingPath,
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
import { signedInAs } from '#testing/renderPage.tsx';
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

const castaway = (name: string) => screen.findByRole('button', { name });
const rankTheRest = async () => fireEvent.click(await screen.findByRole('button', { name: 'Rank the rest' }));

test('one tap says who goes home: the last order with this one last', async () => {
  watchEpisode(2);
  const { reads, writes } = openPredictions();
  expect(await screen.findByRole('heading', { name: 'Who goes home?' })).toBeVisible();
  expect(
    within(await screen.findByRole('group', { name: 'Who goes home?' })).getAllByRole('button'),
  ).toHaveLength(4);
  expect(screen.getByText(/^Closes .+, in 2 days$/)).toBeVisible();
  await screen.findByText(/^you and the fans|you and the fans put/);
  expect(reads.length).toBeLessThanOrEqual(6);
  expect(screen.getByRole('button', { name: 'Lock it in' })).toBeDisabled();
  fireEvent.click(await castaway('Cy Marsh'));
  expect(await castaway('Cy Marsh')).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(await castaway('Cy Marsh'));
  expect(screen.getByRole('button', { name: 'Lock it in' })).toBeDisabled();
  fireEvent.click(await castaway('Bo Lund'));
  await expectAccessible();
  click('Lock it in');
  expect(await screen.findByText('Prediction submitted.')).toBeVisible();
  expect(writes.join()).toMatch(/s51-e03.*di-vance.*cy-marsh.*alma-reed.*bo-lund/);
  expect(screen.getByText(/^You said:/).parentElement).toHaveTextContent(
    /^You said: Bo\. Closes \w+, Oct \d, .+ \w+\.$/,
  );
  // Home then offers it no more.
  const closing = { key: 's51-e03', closesAt: new Date(airsAt(3)).toISOString() };
  const offers = () => isDue(closing, 'ben', airsAt(3) - HOUR);
  expect(offers()).toBe(false);
  click('Change');
  expect(await castaway('Bo Lund')).toHaveAttribute('aria-pressed', 'true');
  click('Back to my submission');
  click('Withdraw');
  expect(await screen.findByText('Prediction withdrawn.')).toBeVisible();
  expect(writes.at(-1)).toContain('"delete"');
  expect(offers()).toBe(true);
});

test('without an own order before, the rest is as all fans had it', async () => {
  watchEpisode(2);
  const { writes } = openPredictions({ session: signedInAs('cleo') });
  fireEvent.click(await castaway('Di Vance'));
  click('Lock it in');
  await screen.findByText('Prediction submitted.');
  expect(writes.join()).toMatch(/bo-lund.*cy-marsh.*alma-reed.*di-vance/);
});

test('the rest can be ranked from there', async () => {
  watchEpisode(2);
  const { writes } = openPredictions();
  fireEvent.click(await castaway('Bo Lund'));
  await rankTheRest();
  expect(await order()).toEqual(['Di', 'Cy', 'Alma', 'Bo']);
  click('Move Alma Reed up');
  expect(screen.getByText(/Draft saved on this device/)).toBeVisible();
  await expectAccessible();
  click('Submit prediction');
  expect(await screen.findByText(/^You said:/)).toBeVisible();
  expect(writes.join()).toMatch(/s51-e03.*di-vance.*alma-reed.*cy-marsh.*bo-lund/);
});

test('a choice and an order stay, and a submitted prediction can be restored', async () => {
  watchEpisode(2);
  const first = openPredictions({ documents: submitted('s51-e03') });
  await screen.findByText(/^You said:/);
  click('Change');
  fireEvent.click(await castaway('Di Vance'));
  first.unmount();
  const second = openPredictions({ documents: submitted('s51-e03') });
  expect(await castaway('Di Vance')).toHaveAttribute('aria-pressed', 'true');
  await rankTheRest();
  click('Move Cy Marsh down');
  second.unmount();
  openPredictions({ documents: submitted('s51-e03') });
  expect(await order()).toEqual(['Bo', 'Cy', 'Alma', 'Di']);
  click('Back to my submission');
  expect(await order()).toEqual(['Cy', 'Di', 'Bo', 'Alma']);
});

test('the questions leave nobody off', async () => {
  watchEpisode(2);
  openPredictions();
  await rankTheRest();
  click('Help me decide');
  expect(await screen.findByRole('dialog', { name: 'Who is safer?' })).toBeVisible();
  expect(screen.queryByText(/leave off/)).not.toBeInTheDocument();
});

test('a submitted prediction that no longer holds exactly who is in is mended by one press', async () => {
  watchEpisode(2);
  const stale = ['cy-marsh', 'ed-poole', 'bo-lund', 'alma-reed'];
  const { writes } = openPredictions({
    documents: { [predictionPath('s51-e03', 'ben')]: { order: stale, at: new Date() } },
  });
  const alert = await screen.findByText('Your prediction no longer holds exactly who is in.');
  expect(alert.parentElement).toHaveTextContent('Ed is out. Di is back in the game.');
  click('Mend it');
  await screen.findByText('Prediction submitted.');
  expect(writes.join()).toMatch(/cy-marsh.*bo-lund.*alma-reed.*di-vance/);
  expect(screen.queryByText(/no longer holds/)).not.toBeInTheDocument();
});

test('a correction under an open page is told, and shows who is in now', async () => {
  watchEpisode(2);
  const { edit } = openPredictions();
  fireEvent.click(await castaway('Bo Lund'));
  const corrected = seasonAfter(announcing(), scheduling(4), ...records, recording(2, 'cy-marsh'));
  await edit(corrected);
  expect(await screen.findByText(/Cy is out\. Ed is back in the game\. Your order is kept\./)).toBeVisible();
  expect(await castaway('Ed Poole')).toBeVisible();
  expect(await castaway('Bo Lund')).toBeVisible();
});

test('whoever has not seen the episode before is told so, and nothing of it is read or shown until they say', async () => {
  watchEpisode(1, { watchesLive: false });
  const { reads } = openPredictions();
  await screen.findByText(/watch it first/);
  expect(text()).not.toMatch(/Ed Poole|Alma|Title 2/);
  expect(reads.filter((path) => /e02|e03|standings/.test(path))).toEqual([]);
  click("I've watched episode 2");
  expect(await castaway('Di Vance')).toBeVisible();
  expect(localChoice.get()).toMatchObject({ airing: { seasonId: 's51', episode: 2 }, watchesLive: false });
});

test('while the shield hides the cast, saying what was watched shows it', async () => {
  watchOnly('s1');
  saveLocalChoice({ ...localChoice.get(), watchesLive: true }, 'ben', true);
  openPredictions();
  await screen.findByText(/watch it first/);
  expect(text()).not.toMatch(/Alma|Ed Poole/);
  click("I've watched episode 2");
  expect(await castaway('Alma Reed')).toBeVisible();
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
  openPredictions({
    time: airsAt(3) + HOUR,
    documents: { ...submitted('s51-e03'), [predictionResultsPath('s51-e03')]: results },
  });
  await screen.findByText('Nothing to predict right now.');
  expect(await screen.findByText(/It closed \w+, Oct \d/)).toHaveTextContent('You said: Alma.');
  expect(screen.getByRole('button', { name: 'Share episode 3' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lock it in' })).not.toBeInTheDocument();
  click("I've watched episode 3");
  expect(await screen.findByText(/5 of 6 pairs in the same order/)).toBeVisible();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/Di Vance +you: #2 ranked last by 0 of 10average place 1.25$/);
  expect(rows[3]).toContain('by 6 of 10');
});

test('a prediction that closes under the hands keeps what was done until the episode is recorded', async () => {
  watchEpisode(2);
  const draft = draftKeys.ballot('ben', 's51-e03');
  localStorage.setItem(draft, JSON.stringify(['di-vance', 'alma-reed', 'bo-lund', 'cy-marsh']));
  const { unmount } = openPredictions({ time: airsAt(3) + HOUR });
  expect(await screen.findByText(/It closed \w+, Oct \d/)).toHaveTextContent(
    'You had Cy, and did not lock it in.',
  );
  unmount();
  const season = seasonAfter(announcing(), scheduling(4), ...records, recording(3, 'cy-marsh'));
  openPredictions({
    time: airsAt(3) + HOUR,
    documents: { [airingSeasonPath('s51')]: toStoredSeason(season) },
  });
  await waitFor(() => expect(localStorage.getItem(draft)).toBeNull());
});

const wrongClocks = [
  ['8 days ahead', 8 * 24 * HOUR],
  ['2 hours ahead', 2 * HOUR],
  ['2 hours behind', -2 * HOUR],
  ['1 day behind', -24 * HOUR],
] as const;

test.each(wrongClocks)(
  "with a device's clock that is %s, what is open and aired follows the server, and the page says so",
  async (difference, deviceAhead) => {
    const draft = draftKeys.ballot('ben', 's51-e03');
    const unsent = JSON.stringify(['di-vance', 'alma-reed', 'bo-lund', 'cy-marsh']);
    localStorage.setItem(draft, unsent);
    openPredictions({ deviceAhead, time: airsAt(3) - HOUR });
    const words = `Your device's clock is ${difference}. Times here are the right ones.`;
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(/^Closes /)).toHaveTextContent(/, in 1 hour$/);
    // Episode 2 aired less than seven days ago.
    expect(screen.getByText("I've watched episode 2")).toBeVisible();
    expect(text()).not.toMatch(/\bEd\b/);
    expect(localStorage.getItem(draft)).toBe(unsent);
    click("I've watched episode 2");
    expect(await order()).toEqual(['Di', 'Alma', 'Bo', 'Cy']);
  },
);

test.each(wrongClocks)(
  "with a device's clock that is %s, a prediction has closed when it closed",
  async (_, deviceAhead) => {
    watchEpisode(2);
    openPredictions({ deviceAhead, time: airsAt(3) + HOUR, documents: submitted('s51-e03') });
    await screen.findByText('Nothing to predict right now.');
    expect(await screen.findByText(/It closed \w+, Oct \d/)).toBeVisible();
    expect(screen.getByRole('button', { name: "I've watched episode 3" })).toBeVisible();
  },
);

test('how well the reader knew stands beside who left and the fans', async () => {
  watchEpisode(2);
  openPredictions();
  expect(await screen.findByText('Left: Ed Poole.')).toBeVisible();
  expect(screen.getByText('75 of 100')).toBeVisible();
  expect(screen.getByText('left')).toBeVisible();
  expect(await screen.findByText('1 of 3 fans knew better')).toBeVisible();
  expect(screen.getByText(/^Counted .+\.$/)).toBeVisible();
});

test('one’s own prediction can be seen and shared once it has closed, also before the episode is watched', async () => {
  watchEpisode(1, { watchesLive: false });
  const { reads } = openPredictions({ address: paths.seasonPredictions('s51') });
  fireEvent.click(await screen.findByText('Your prediction for episode 2'));
  const own = await screen.findByText('Di Vance');
  expect(own.closest('ol')?.children).toHaveLength(5);
  expect(screen.queryByText('left')).not.toBeInTheDocument();
  click('Share episode 2');
  expect(await screen.findByRole('img', { name: /^Picture of/ })).toBeVisible();
  expect(text()).not.toMatch(/75|Title 2|knew better/);
  expect(reads.filter((path) => /(predictionResults|standings).*e02/.test(path))).toEqual([]);
});

test('all episodes of a season: those seen with their scores and results, the others by their time', async () => {
  watchEpisode(1);
  openPredictions({ address: paths.seasonPredictions('s51') });
  expect(await screen.findByText(/Episode 2 · not watched yet/)).toBeVisible();
  expect(screen.getByText(/^Episode 3 · airs /)).toBeVisible();
  expect(text()).not.toMatch(/Title 2|Ed Poole|75/);
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
  expect(await screen.findByRole('heading', { name: 'Who wins?' })).toBeVisible();
  expect(screen.getByText(/^Closes .+, in 1 hour$/)).toBeVisible();
  fireEvent.click(await castaway('Cy Marsh'));
  click('Lock it in');
  expect(await screen.findByText('Prediction submitted.')).toBeVisible();
  expect(writes.join()).toMatch(/cy-marsh.*alma-reed.*bo-lund.*di-vance/);
  expect(writes.join()).toContain('s51-boot');
});

test('standings: equal totals share a rank, and the own line says better than how many', async () => {
  watchEpisode(2);
  const fan = (uid: string, total: number) => ({
    uid,
    displayName: uid,
    total,
    episodes: { e02: total },
    ...{ submitted: 9, called: 7 },
  });
  fans.top = [fan('ana', 10_000), fan('ben', 7500), fan('cleo', 7500), fan('carl', 5000)];
  const { uid: _, ...ben } = fan('ben', 7500);
  openPredictions({ address: paths.standings('s51'), documents: { [standingPath('s51', 'ben')]: ben } });
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
  expect(screen.getByText(/^Counted .+\.$/)).toBeVisible();
  expect(rows[3]).toHaveTextContent('Episode 2: 50');
  const own = await screen.findByRole('region', { name: 'Your place' });
  expect(own).toHaveTextContent(/^2ben you 7 of 9 called75$/);
  fireEvent.click(screen.getByText('How 75 came together'));
  expect(screen.getAllByText('Episode 2').at(-1)?.closest('li')).toHaveTextContent('Episode 2 75');
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
  expect(await screen.findByText('Nobody has announced this season.')).toBeVisible();
});

test('a score can be shared with what was called so far, and a new one names nobody before Friday', async () => {
  watchEpisode(2);
  const order = ['alma-reed', 'bo-lund', 'cy-marsh', 'di-vance', 'ed-poole'];
  openPredictions({
    time: airsAt(2) + HOUR,
    documents: { [predictionPath('s51-e02', 'ben')]: { order, at: new Date() } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Share episode 2' }));
  expect(await screen.findByText(/names people from Friday on/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Picture of I called 1 of 1, without names' })).toBeVisible();
  click('Copy link');
  const request = { kind: 'score', key: 's51-e02', hasNames: true };
  await waitFor(() => expect(requestShare).toHaveBeenCalledWith(request));
});
