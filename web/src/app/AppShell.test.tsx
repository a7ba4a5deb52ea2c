import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { revealed } from '#reader/shieldState.ts';
import { Providers } from '#testing/renderPage.tsx';
import { watchOnly } from '#testing/watchOnly.ts';
import { ShowMore } from '#ui/feedback/QueryView.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { awaitContent, lazyAfterContent } from '#ui/lazyComponent.ts';
import { AppShell, ContentReady } from './AppShell.tsx';
import ReturnToPlace from './ReturnToPlace.ts';

vi.mock('./Header.tsx', () => ({ Header: () => <Link to="/other?from=header">Elsewhere</Link> }));
vi.mock('./OfflineSupport.ts', () => ({ default: () => null }));

const showMore = vi.fn();
const reloaded = { type: 'reload' } as PerformanceNavigationTiming;

function First() {
  return (
    <>
      <PageHeading>First</PageHeading>
      <Link to="/other">Other</Link>
      <Link to="/search">Search</Link>
      <Link to="?only=season">Seasons alone</Link>
      <ShowMore
        label="Show more"
        failedText=""
        query={{
          hasNextPage: true,
          isFetchingNextPage: false,
          isFetchNextPageError: false,
          fetchNextPage: showMore,
        }}
      />
    </>
  );
}

function openAt(address: string) {
  window.history.replaceState(null, '', address);
  open();
}

function open() {
  render(
    <BrowserRouter>
      <Routes>
        <Route
          element={
            <>
              <AppShell />
              <ReturnToPlace />
            </>
          }
        >
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

describe('going back', () => {
  async function goBack() {
    act(() => screen.getByRole('main').blur());
    await act(async () => {
      window.history.back();
      await vi.waitFor(() => expect(window.location.pathname).toBe('/first'), { timeout: 10_000 });
    });
    expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible();
  }

  test('leaves the scroll position to the browser, which knows it, and the focus to the link that was followed', async () => {
    openAt('/first');
    follow('Other');
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await goBack();
    expect(screen.getByRole('link', { name: 'Other' })).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test.each([
    ['', () => open(), goBack],
    [
      ' before the code for it',
      async () => {
        vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reloaded]);
        window.history.back();
        await vi.waitFor(() => expect(window.location.pathname).toBe('/first'), { timeout: 10_000 });
      },
      open,
    ],
  ])(
    'after a reload%s, scrolls as far as the page was, and shows more where it is too short',
    async (_, reload, goOn) => {
      const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
      const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(2000);
      openAt('/first');
      follow('Other');
      cleanup();
      await reload();
      scrollY.mockReturnValue(0);
      showMore.mockImplementation(() => {
        scrollY.mockReturnValue(2000);
        document.querySelector('main')?.append('More');
      });
      await goOn();
      await waitFor(() => expect(screen.getByRole('link', { name: 'Other' })).toHaveFocus());
      expect(showMore).toHaveBeenCalledOnce();
      expect(scrollTo).toHaveBeenLastCalledWith({ top: 2000, behavior: 'instant' });
    },
  );
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
