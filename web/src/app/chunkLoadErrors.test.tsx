import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';

/** As in a build, a version is called after the file that its code is in. */
const THIS = new URL(import.meta.url).pathname.replace('.test.tsx', '.ts');
const OTHER = '/assets/index-2.js';

/** A page of this version, whose server serves a page with this entry, or nothing. */
async function openPage(served: string | undefined) {
  vi.resetModules();
  const answer = { entry: served };
  vi.stubGlobal('fetch', async () => {
    if (answer.entry === undefined) throw new TypeError('Failed to fetch');
    return new Response(`<script type="module" src="${answer.entry}"></script>`);
  });
  const [code, { ErrorScreen }, { ConnectionBanner }] = await Promise.all([
    import('./chunkLoadErrors.ts'),
    import('./ErrorScreen.tsx'),
    import('./ConnectionBanner.tsx'),
  ]);
  code.listenForChunkLoadErrors();
  const { container } = render(
    <>
      <ConnectionBanner />
      <ErrorScreen
        error={new TypeError('Failed to fetch dynamically imported module')}
        resetErrorBoundary={vi.fn()}
      />
    </>,
  );
  return { answer, container };
}

const lose = () => act(async () => window.dispatchEvent(new Event('vite:preloadError')));
const heading = (name: string) => screen.getByRole('heading', { name });

// This version has been loaded anew already, so the page stays.
beforeEach(() => sessionStorage.setItem('outrank:reloaded', THIS));
afterEach(() => sessionStorage.clear());

test('a page that broke says so and can be tried again', async () => {
  await openPage(THIS);
  expect(heading('The torch went out')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
});

test('code that went away with another version says that Outrank was updated', async () => {
  const { container } = await openPage(OTHER);
  await lose();
  expect(heading('Outrank was updated')).toBeInTheDocument();
  expect(screen.getByText('Outrank was updated.')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(2);
  await expectAccessible(container);
});

test('code of the served version that was lost on its way can be loaded anew', async () => {
  await openPage(THIS);
  await lose();
  expect(heading('This page could not be loaded')).toBeInTheDocument();
  expect(screen.getByText('A part of this page could not be loaded.')).toBeInTheDocument();
});

test('without a connection nothing is offered to be loaded anew, and the page is asked for again when it is back', async () => {
  const { answer } = await openPage(undefined);
  await lose();
  expect(screen.getByText(/^Outrank cannot be reached[.]/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  answer.entry = OTHER;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(heading('Outrank was updated')).toBeInTheDocument();
});

test('a browser that keeps nothing is not loaded anew without end', async () => {
  vi.resetModules();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementationOnce(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { reloadOnce } = await import('./chunkLoadErrors.ts');
  expect(reloadOnce).not.toThrow();
});
