import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { backToSeasons, openSeason, renderPanel, search } from '#testing/seasonsPanel.tsx';
import { expectShownFor } from '#testing/setup.ts';

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
