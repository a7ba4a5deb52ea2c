import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';

/** As in a build, the file of the code identifies the version. */
const THIS = new URL(import.meta.url).pathname.replace('.test.tsx', '.ts');
const OTHER = '/assets/index-2.js';

/** A page of this version. The server's page loads `entry`; without one, the server cannot be reached. */
async function openPage(entry: string | undefined) {
  vi.resetModules();
  const served = { entry };
  vi.stubGlobal('fetch', async () => {
    if (served.entry === undefined) throw new TypeError('Failed to fetch');
    return new Response(`<script type="module" src="${served.entry}"></script>`);
  });
  const [{ listenForChunkLoadErrors }, { ErrorScreen }, { ConnectionBanner }] = await Promise.all([
    import('./chunkLoadErrors.ts'),
    import('./ErrorScreen.tsx'),
    import('./ConnectionBanner.tsx'),
  ]);
  listenForChunkLoadErrors();
  const error = new TypeError('Failed to fetch dynamically imported module');
  render(
    <>
      <ConnectionBanner />
      <ErrorScreen error={error} resetErrorBoundary={vi.fn()} />
    </>,
  );
  return served;
}

const dispatch = (event: string) => act(async () => window.dispatchEvent(new Event(event)));
const heading = (name: string) => screen.getByRole('heading', { name });

// This version was reloaded already, so the page is not reloaded again.
beforeEach(() => sessionStorage.setItem('outrank:reloaded', THIS));

test('code that threw shows an error with no offer to reload', async () => {
  await openPage(THIS);
  expect(heading('The torch went out')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
});

test.each([
  [
    'is gone because of an update',
    OTHER,
    "There's a new version of Outrank",
    "There's a new version of Outrank.",
  ],
  ['is served', THIS, "This page didn't load", "Part of this page didn't load."],
])('code that %s can be reloaded', async (_, entry, title, banner) => {
  await openPage(entry);
  await dispatch('vite:preloadError');
  expect(heading(title)).toBeInTheDocument();
  expect(screen.getByText(banner)).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(2);
  await expectAccessible();
});

test('without a connection no reload is offered, and the server is asked again when it is back', async () => {
  const served = await openPage(undefined);
  await dispatch('vite:preloadError');
  expect(screen.getByText(/^We can't reach Outrank[.]/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  served.entry = OTHER;
  await dispatch('online');
  expect(heading("There's a new version of Outrank")).toBeInTheDocument();
});

test('a browser without storage does not reload forever', async () => {
  vi.resetModules();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementationOnce(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { reloadOnce } = await import('./chunkLoadErrors.ts');
  expect(reloadOnce).not.toThrow();
});
