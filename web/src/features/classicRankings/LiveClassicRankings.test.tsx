import { type ClassicRankings, emptyClassicRankings } from '@outrank/shared/lists/classicRankings';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/renderPage.tsx';
import { enterViewport, expectConsoleError } from '#testing/setup.ts';
import LiveClassicRankings from './LiveClassicRankings.tsx';
import { useClassicRankings } from './useClassicRankings.tsx';

const server = vi.hoisted(() => ({
  read: vi.fn<() => Promise<ClassicRankings>>(),
  stop: vi.fn(),
  path: '',
  emit: undefined as ((data: unknown) => unknown) | undefined,
  fail: undefined as ((error: Error) => void) | undefined,
}));

vi.unmock('#data/firebase/liveViews.ts');
vi.mock('#data/lists/readClassicRankings.ts', () => ({ readClassicRankings: server.read }));
vi.mock('#data/firebase/live.ts', () => ({
  watchDocument: (path: string, emit: typeof server.emit, fail: typeof server.fail) => {
    Object.assign(server, { path, emit, fail });
    return server.stop;
  },
}));

const days = { Monday: '2026-02-02T12:00:00.000Z', Tuesday: '2026-02-03T12:00:00.000Z' };
type Day = keyof typeof days;
const changedOn = (day: Day): ClassicRankings => ({ ...emptyClassicRankings, lastUpdated: days[day] });
const lastUpdated = (day: Day) => screen.findByText(days[day]);

function Days() {
  const rankings = useClassicRankings();
  return (
    <LiveClassicRankings>
      <p>{rankings?.lastUpdated ?? 'unknown'}</p>
    </LiveClassicRankings>
  );
}

const open = () => renderPage({ '/': <Days /> });

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('cancelIdleCallback', () => {});
  server.read.mockReset().mockResolvedValue(changedOn('Monday'));
  server.stop.mockReset();
  server.emit = undefined;
});

/** Scrolls to the section and waits until the document is watched. */
async function watch() {
  enterViewport();
  await waitFor(() => expect(server.emit).toBeDefined());
  return (day: Day) => act(async () => server.emit?.({ lastUpdated: days[day] }));
}

test('the document is read once, and watched from when its section is near until the page is left', async () => {
  const { unmount } = open();
  expect(await lastUpdated('Monday')).toBeVisible();
  expect(server.emit).toBeUndefined();
  const emit = await watch();
  await emit('Tuesday');
  expect(await lastUpdated('Tuesday')).toBeVisible();
  expect(server.read).toHaveBeenCalledOnce();
  expect(server.stop).not.toHaveBeenCalled();
  unmount();
  expect(server.stop).toHaveBeenCalledOnce();
});

test('a slow read does not undo a newer version that was watched', async () => {
  const slow = Promise.withResolvers<ClassicRankings>();
  server.read.mockReturnValue(slow.promise);
  const { client } = open();
  const emit = await watch();
  await emit('Tuesday');
  await lastUpdated('Tuesday');
  await act(async () => slow.resolve(changedOn('Monday')));
  expect(client.getQueryData(['classicRankings'])).toEqual(changedOn('Tuesday'));
});

test('a missing document is three empty lists, and an error of the listener is only logged', async () => {
  const { client } = open();
  await watch();
  expect(server.path).toBe('rankings/current');
  await act(async () => server.emit?.(undefined));
  expect(client.getQueryData(['classicRankings'])).toEqual(emptyClassicRankings);
  expectConsoleError(/^The classic rankings could not be watched/);
  server.fail?.(new Error('Missing or insufficient permissions.'));
  expect(client.getQueryData(['classicRankings'])).toEqual(emptyClassicRankings);
});
