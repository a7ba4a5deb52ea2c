import { type ClassicRankings, emptyClassicRankings } from '@outrank/shared/lists/classicRankings';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/renderPage.tsx';
import { enterViewport } from '#testing/setup.ts';
import LiveClassicRankings from './LiveClassicRankings.tsx';
import { useClassicRankings } from './useClassicRankings.ts';

const server = vi.hoisted(() => ({
  read: vi.fn<() => Promise<ClassicRankings>>(),
  stop: vi.fn(),
  emit: undefined as ((rankings: ClassicRankings) => Promise<void>) | undefined,
}));

vi.mock('#data/lists/readClassicRankings.ts', () => ({ readClassicRankings: server.read }));
vi.mock('#data/lists/liveClassicRankings.ts', () => ({
  watchClassicRankings: (emit: typeof server.emit) => {
    server.emit = emit;
    return server.stop;
  },
}));

const changedOn = (day: string): ClassicRankings => ({ ...emptyClassicRankings, lastUpdated: day });

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
  return (day: string) => act(async () => server.emit?.(changedOn(day)));
}

test('the document is read once, and watched from when its section is near until the page is left', async () => {
  const { unmount } = open();
  expect(await screen.findByText('Monday')).toBeVisible();
  expect(server.emit).toBeUndefined();
  const emit = await watch();
  await emit('Tuesday');
  expect(await screen.findByText('Tuesday')).toBeVisible();
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
  await screen.findByText('Tuesday');
  await act(async () => slow.resolve(changedOn('Monday')));
  expect(client.getQueryData(['classicRankings'])).toEqual(changedOn('Tuesday'));
});
