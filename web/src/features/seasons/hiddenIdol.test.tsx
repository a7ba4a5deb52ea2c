import { act, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { backToSeasons, openSeason, renderPanel, search } from '#testing/seasonsPanel.tsx';
import { expectShownFor } from '#testing/setup.ts';
import { useHiddenIdol } from './HiddenIdol.tsx';

const NOTICE = 'You found a Hidden Immunity Idol!';
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

test.each([
  ['a random number of 0.051', 0.051, () => openSeason('Palau')],
  ['a search', 0.01, () => search('palau')],
])('%s finds no idol', (_, random, trigger) => {
  renderPanel({ random: () => random });
  trigger();
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});

test.each([{ createMode: false }, { createMode: true }])(
  'a random number of 0.049 finds an idol, also again, with one notice for three seconds: %j',
  async (mode) => {
    renderPanel({ random: () => 0.049, ...mode });
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    openSeason('Palau');
    expect(screen.getByRole('status')).toContainElement(screen.getByText(NOTICE));
    pass(2000);
    backToSeasons();
    openSeason('Borneo');
    await expectShownFor(3000, NOTICE);
    backToSeasons();
    openSeason('Fiji');
    expect(screen.getByText(NOTICE)).toBeInTheDocument();
  },
);

test('2,000 openings with real random numbers find between 60 and 140 idols', () => {
  const { result } = renderHook(useHiddenIdol);
  let finds = 0;
  for (let opening = 0; opening < 2000; opening += 1) {
    act(() => result.current.search());
    if (result.current.found > 0) finds += 1;
    pass(3000);
  }
  expect(finds).toBeGreaterThan(60);
  expect(finds).toBeLessThan(140);
});
