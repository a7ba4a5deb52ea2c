import { act, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { backToSeasons, openSeason, renderPanel, search } from '#testing/seasonsPanel.tsx';
import { useHiddenIdol } from './useHiddenIdol.ts';

const NOTICE = 'You found a Hidden Immunity Idol!';
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

test('a throw of 0.049 finds an idol, told as a status that takes no clicks', async () => {
  renderPanel({ dice: () => 0.049 });
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  openSeason('Palau');
  expect(screen.getByText(NOTICE)).toBeVisible();
  expect(screen.getByRole('status')).toContainElement(screen.getByText(NOTICE));
});

test('a throw of 0.051 finds none', () => {
  renderPanel({ dice: () => 0.051 });
  openSeason('Palau');
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});

test('the notice stays for three seconds', () => {
  renderPanel({ dice: () => 0.01 });
  openSeason('Palau');
  pass(2900);
  expect(screen.getByText(NOTICE)).toBeInTheDocument();
  pass(200);
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});

test('it can be found again, in create mode too, one notice at a time', () => {
  renderPanel({ dice: () => 0.01, createMode: true });
  openSeason('Palau');
  pass(2000);
  backToSeasons();
  openSeason('Borneo');
  expect(screen.getAllByText(NOTICE)).toHaveLength(1);
  pass(2900);
  expect(screen.getByText(NOTICE)).toBeInTheDocument();
  pass(200);
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  backToSeasons();
  openSeason('Fiji');
  expect(screen.getByText(NOTICE)).toBeInTheDocument();
});

test('looking at the grid, searching and going back find nothing', () => {
  renderPanel({ dice: () => 0.01 });
  search('palau');
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});

test('in 2,000 openings with real dice there are between 60 and 140 idols', () => {
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
