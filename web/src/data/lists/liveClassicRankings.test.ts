import { expect, test, vi } from 'vitest';
import type { watchDocument } from '#data/firebase/live.ts';
import { expectConsoleError } from '#testing/setup.ts';
import { watchClassicRankings } from './liveClassicRankings.ts';

const watch = vi.hoisted(() => vi.fn<typeof watchDocument>(() => () => undefined));
vi.mock('#data/firebase/live.ts', () => ({ watchDocument: watch }));

test('an error of the listener is only logged', () => {
  expectConsoleError(/^The classic rankings could not be watched/);
  const onChange = vi.fn();
  watchClassicRankings(onChange);
  const [path, , onError] = watch.mock.calls[0] ?? [];
  expect(path).toBe('rankings/current');
  onError?.(new Error('Missing or insufficient permissions.'));
  expect(onChange).not.toHaveBeenCalled();
});

test('each change is passed on, and a missing document as three empty lists', () => {
  const onChange = vi.fn();
  watchClassicRankings(onChange);
  const [, onData] = watch.mock.lastCall ?? [];
  onData?.({ socialList: ['Ethan Zohn'], lastUpdated: '2026-02-03T12:00:00.000Z' });
  onData?.(undefined);
  expect(onChange.mock.calls).toEqual([
    [{ lists: { socialList: ['Ethan Zohn'] }, lastUpdated: '2026-02-03T12:00:00.000Z' }],
    [{ lists: { strategyList: [], socialList: [], competitorList: [] } }],
  ]);
});
