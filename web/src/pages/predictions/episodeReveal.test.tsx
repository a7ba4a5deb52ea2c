import { predictionPath, predictionResultsPath, standingPath } from '@outrank/shared/documents/airing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPredictions } from '#testing/airingScreen.tsx';
import { watchEpisode } from '#testing/season51.ts';
import { expectAccessible } from '#testing/setup.ts';
import { describeEpisodeFacts, findEpisodeFacts } from './episodeRevealWords.ts';

vi.mock('#features/sharing/paintPicture.ts', () => ({
  paintPicture: async () => undefined,
  PICTURE_TYPE: 'image/png',
}));

const at = new Date();
const called = ['alma-reed', 'bo-lund', 'cy-marsh', 'di-vance', 'ed-poole'];
const crowd = called.map((id, index) => ({ id, averagePlace: 100 + 90 * index, lastCount: 2 * index }));
/** Ben called who left in episode 2, and so did 8 of 35 fans. */
const documents = {
  [predictionPath('s51-e02', 'ben')]: { order: called, at },
  [predictionResultsPath('s51-e02')]: { count: 35, crowd, closedAt: at, leftIds: ['ed-poole'] },
  [standingPath('s51', 'ben')]: {
    ...{ displayName: 'Ben', total: 10_000, submitted: 1 },
    ...{ episodes: { e02: 10_000 }, calledIn: ['e02'] },
  },
};
const text = () => document.body.textContent ?? '';
const ask = async () => {
  const button = await screen.findByRole('button', { name: 'How did it go?' });
  button.focus();
  fireEvent.click(button);
};
const CALLED =
  'Ed went home. You called it. Only 8 of 35 fans did. 100 of 100 points, 1 in a row, 1 of 1 called.';

test('how an episode went is told once it is asked, read out as one sentence, and again whenever it is asked', async () => {
  watchEpisode(2);
  const { unmount, reads } = openPredictions({ documents, openedEpisode: 1 });
  await screen.findByRole('button', { name: 'How did it go?' });
  expect(text()).not.toMatch(/Left: Ed|You called it|35/);
  expect(reads.filter((path) => path.startsWith('standings'))).toEqual([]);
  await ask();
  const told = await screen.findByRole('dialog', { name: CALLED });
  await waitFor(() => expect(told).toHaveFocus());
  await expectAccessible();
  fireEvent.click(within(told).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Left: Ed Poole.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'How did it go?' })).toHaveFocus());
  unmount();
  openPredictions({ documents, openedEpisode: 1 });
  expect(await screen.findByText('Left: Ed Poole.')).toBeVisible();
  await ask();
  expect(await screen.findByRole('dialog', { name: CALLED })).toBeVisible();
});

test('it is told to whoever says that they watched, once, and nothing of it is read before', async () => {
  watchEpisode(1, { watchesLive: false });
  const { reads } = openPredictions({ documents, openedEpisode: 1 });
  const watched = await screen.findByRole('button', { name: "I've watched episode 2" });
  expect(reads.filter((path) => /e02|standings/.test(path))).toEqual([]);
  fireEvent.click(watched);
  const told = await screen.findByRole('dialog', { name: CALLED });
  fireEvent.keyDown(told, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'How did it go?' })).toBeVisible());
});

test('any key or tap skips to the end, Back closes it, and a score is shared from there', async () => {
  watchEpisode(2);
  openPredictions({ documents, openedEpisode: 1, isInWindow: true });
  await ask();
  const told = await screen.findByRole('dialog');
  expect(told).not.toHaveAttribute('data-is-still');
  fireEvent.keyDown(told, { key: ' ' });
  expect(told).toHaveAttribute('data-is-still');
  fireEvent.click(within(told).getByRole('button', { name: 'Share episode 2' }));
  expect(await screen.findByRole('img', { name: /I called 1 of 1/ })).toBeVisible();
  fireEvent.click(
    within(screen.getByRole('dialog', { name: 'Share' })).getByRole('button', { name: 'Close' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share' })).not.toBeInTheDocument());
  await act(async () => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

const cast = ['ada', 'bo', 'cy', 'di', 'ed'];
const names: Record<string, string> = { ada: 'Ada', bo: 'Bo', cy: 'Cy', di: 'Di', ed: 'Ed', flo: 'Flo' };
type Case = {
  leftIds: string[];
  backIds?: string[];
  order?: string[] | null;
  count?: number;
  lastCounts?: Record<string, number>;
  hidden?: boolean;
  episode?: number;
};

/** What is told of episode 2, before which Flo had left. */
function tell({
  leftIds,
  backIds = [],
  order = cast,
  count = 35,
  lastCounts = {},
  hidden,
  episode = 2,
}: Case) {
  const first = {
    number: 1,
    title: '',
    airsAt: '2026-09-01',
    backIds: [],
    leftIds: ['flo'],
    recordedAt: 'x',
  };
  const season = {
    castIds: [...cast, 'flo'],
    episodes: [first, { ...first, number: 2, backIds, leftIds }],
  };
  const results = {
    count,
    crowd: cast.map((id) => ({ id, averagePlace: 0, lastCount: lastCounts[id] ?? 0 })),
  };
  const facts = findEpisodeFacts({
    ...{ season, episode, order: order ?? undefined, results, standing: { episodes: {}, calledIn: [] } },
  });
  const { kicker, headline, notes } = describeEpisodeFacts(facts, (id) => (hidden ? undefined : names[id]));
  return [kicker, headline, ...notes].join(' ').trim();
}

test.each<[what: string, given: Case, told: string]>([
  [
    'called by all',
    { leftIds: ['ed'], lastCounts: { ed: 35 } },
    'Ed went home. You called it. All 35 fans did.',
  ],
  [
    'called by most',
    { leftIds: ['ed'], lastCounts: { ed: 20 } },
    'Ed went home. You called it. 20 of 35 fans did.',
  ],
  [
    'called alone',
    { leftIds: ['ed'], lastCounts: { ed: 1 } },
    'Ed went home. You called it. Only you did, of 35 fans.',
  ],
  [
    'the only prediction',
    { leftIds: ['ed'], lastCounts: { ed: 1 }, count: 1 },
    'Ed went home. You called it. Nobody else predicted it.',
  ],
  [
    'not called',
    { leftIds: ['bo'], lastCounts: { bo: 8 } },
    'Bo went home. You had them 2nd of 5. 8 of 35 fans called it.',
  ],
  [
    'called by nobody',
    { leftIds: ['bo'] },
    'Bo went home. You had them 2nd of 5. None of 35 fans called it.',
  ],
  [
    'two left, one of them the pick',
    { leftIds: ['bo', 'ed'], lastCounts: { bo: 3, ed: 5 } },
    'Bo and Ed went home. You called it. Only 8 of 35 fans did.',
  ],
  [
    'two left, neither the pick',
    { leftIds: ['bo', 'di'] },
    'Bo and Di went home. You had them 2nd and 4th of 5. None of 35 fans called it.',
  ],
  ['nobody left', { leftIds: [] }, 'Nobody went home. This episode does not count.'],
  [
    'somebody came back',
    { leftIds: ['bo'], backIds: ['flo'] },
    'Bo went home. You had them 2nd of 5. None of 35 fans called it. Flo is back in the game.',
  ],
  [
    'somebody came back and left with another',
    { leftIds: ['bo', 'flo'], backIds: ['flo'] },
    'Bo and Flo went home. You had Bo 2nd of 5. None of 35 fans called it. Flo had come back in the same episode.',
  ],
  [
    'a correction brought them back',
    { leftIds: ['bo'], order: ['ada', 'cy', 'di', 'ed'] },
    'Bo went home. None of 35 fans called it.',
  ],
  ['without a prediction', { leftIds: ['bo'], order: null }, 'Bo went home. You did not predict this one.'],
  [
    'with the cast hidden',
    { leftIds: ['bo'], hidden: true },
    'Somebody went home. You had them 2nd of 5. None of 35 fans called it.',
  ],
  [
    'with the cast hidden, two left',
    { leftIds: ['bo', 'di'], hidden: true },
    '2 castaways went home. You had them 2nd and 4th of 5. None of 35 fans called it.',
  ],
  [
    'the whole season before the first',
    { leftIds: ['bo'], episode: 1, order: [...cast, 'flo'] },
    'Flo went home. You had them 6th of 6.',
  ],
])('true words: %s', (_what, given, told) => {
  expect(tell(given)).toBe(told);
});
