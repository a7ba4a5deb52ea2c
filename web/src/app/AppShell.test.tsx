import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { revealed } from '#reader/shieldState.ts';
import { Providers } from '#testing/renderPage.tsx';
import { watchOnly } from '#testing/watchOnly.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { awaitContent, lazyAfterContent } from '#ui/lazyComponent.ts';
import { AppShell, ContentReady } from './AppShell.tsx';

vi.mock('./Header.tsx', () => ({ Header: () => <Link to="/other">Elsewhere</Link> }));
vi.mock('./OfflineSupport.ts', () => ({ default: () => null }));

function First() {
  return (
    <>
      <PageHeading>First</PageHeading>
      <Link to="/other">Other</Link>
      <Link to="/search">Search</Link>
      <Link to="?only=season">Seasons alone</Link>
    </>
  );
}

function openAt(address: string) {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <Routes>
        <Route element={<AppShell />}>
          <Route path="/first" element={<First />} />
          <Route path="/other" element={<PageHeading>Other</PageHeading>} />
          <Route path="/search" element={<input aria-label="Search" ref={(input) => input?.focus()} />} />
          <Route path="*" element={<Navigate to="/first" replace />} />
        </Route>
      </Routes>
    </BrowserRouter>,
  );
}

/** A click as in a browser: the link gets the focus first. */
function follow(name: string) {
  const link = screen.getByRole('link', { name });
  act(() => link.focus());
  fireEvent.click(link);
  return link;
}

test.each(['Other', 'Elsewhere'])(
  'following the link %s scrolls to the top and moves the focus to the new page',
  (link) => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    openAt('/first');
    follow(link);
    expect(screen.getByRole('heading', { name: 'Other' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  },
);

test('the first page leaves the focus to the browser, also after a redirect, and a page can set it itself', () => {
  openAt('/nowhere');
  expect(screen.getByRole('heading', { name: 'First' })).toBeVisible();
  expect(document.body).toHaveFocus();
  follow('Search');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('going back leaves scroll position and focus to the browser', async () => {
  openAt('/first');
  follow('Other');
  const scrollTo = vi.spyOn(window, 'scrollTo');
  act(() => screen.getByRole('main').blur());
  await act(async () => {
    window.history.back();
    await vi.waitFor(() => expect(window.location.pathname).toBe('/first'), { timeout: 10_000 });
  });
  expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible();
  expect(document.body).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a change of only the query moves neither the page nor the focus', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  openAt('/first');
  const link = follow('Seasons alone');
  expect(window.location.search).toBe('?only=season');
  expect(link).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('with the spoiler shield on, a strip reveals the page until the reader leaves it', async () => {
  watchOnly('s28');
  openAt('/first');
  fireEvent.click(await screen.findByRole('button', { name: 'Show this page' }));
  expect(revealed.get()).toBe('everything');
  fireEvent.click(screen.getByRole('button', { name: 'Hide again' }));
  expect(revealed.get()).not.toBe('everything');
  fireEvent.click(screen.getByRole('button', { name: 'Show this page' }));
  follow('Other');
  expect(revealed.get()).not.toBe('everything');
  expect(screen.getByText('Spoilers hidden.')).toBeVisible();
});

test('with the spoiler shield off, the page has no strip', () => {
  openAt('/first');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

describe('parts that load after the content', () => {
  const load = vi.fn(async () => ({ default: () => <p>Vote</p> }));

  beforeEach(() => {
    vi.useFakeTimers();
    load.mockClear();
    awaitContent();
  });

  function renderLists(read: () => Promise<string>, meta: { isAfterContent?: boolean } = {}) {
    const Votes = lazyAfterContent(load);
    const Page = () => <p>{useQuery({ queryKey: ['lists'], queryFn: read, meta }).data}</p>;
    render(
      <Providers>
        <Page />
        <ContentReady />
        <Suspense>
          <Votes />
        </Suspense>
      </Providers>,
    );
  }
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test.each([
    ['arrived', (resolve: (text: string) => void) => resolve('Heroes')],
    ['failed', (_: unknown, reject: (error: Error) => void) => reject(new Error('offline'))],
  ])("a page's parts load when its first read has %s", async (_, settle) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    renderLists(() => promise);
    await pass(1000);
    expect(load).not.toHaveBeenCalled();
    settle(resolve, reject);
    await pass(200);
    expect(screen.getByText('Vote')).toBeInTheDocument();
  });

  test('they do not wait for a read that waits itself', async () => {
    renderLists(() => new Promise(() => undefined), { isAfterContent: true });
    await pass(200);
    expect(load).toHaveBeenCalled();
  });
});
