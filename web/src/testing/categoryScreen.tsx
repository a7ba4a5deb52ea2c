import { emptySlots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/ballots/categories';
import { ballotsPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { type Session, SessionContext } from '#features/session/sessionContext.ts';
import CategoryPage from '#pages/category/CategoryPage.tsx';
import { HeaderSlot, HeaderSlotProvider } from '#ui/layout/HeaderSlot.tsx';
import { ToastProvider } from '#ui/overlay/Toast.tsx';

/** A value as Firestore writes it on the wire. */
function onTheWire(value: unknown): object {
  if (typeof value === 'number') return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(onTheWire) } };
  if (value === null) return { nullValue: null };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf(value) } };
  return { stringValue: String(value) };
}

function fieldsOf(value: object): Record<string, object> {
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, onTheWire(each)]));
}

const moment = '2026-03-01T12:00:00Z';
const stored = async () => Response.json({ writeResults: [{}], commitTime: moment });
const failToFetch = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

/** The far end of the wire: what the documents hold, and how reads and writes go. */
export function openWorld(documents: Readonly<Record<string, object>> = {}) {
  const world = {
    writes: [] as string[],
    commit: stored as (write: string) => Promise<Response>,
    read: async (path: string, name: string) => {
      const found = documents[path] && {
        name,
        fields: fieldsOf(documents[path]),
        createTime: moment,
        updateTime: moment,
      };
      return Response.json([found ? { found, readTime: moment } : { missing: name, readTime: moment }]);
    },
    cutReads: () => {
      world.read = failToFetch;
    },
    cutWrites: () => {
      world.commit = failToFetch;
    },
  };
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (new URL(url).pathname.endsWith(':commit')) {
      world.writes.push(body);
      return world.commit(body);
    }
    const [name = ''] = (JSON.parse(body) as { documents: string[] }).documents;
    return world.read(name.split('/documents/')[1] ?? '', name);
  });
  return world;
}

export const ballotsOf = (uid: string, entries: object) => ({ [ballotsPath(uid)]: entries });
const resultsOf = (categoryId: CategoryId, results: object) => ({ [topTenPath(categoryId)]: results });

/** A ballot that only names Tom, and the results of three ballots that name him. */
export const tomFirst = { ranking: emptySlots.with(0, 'tom-westman'), submittedAt: moment };
export const threeBallots = resultsOf('goat-social', {
  top10: [{ id: 'tom-westman', totalScore: 27, rank: 1 }],
  totalVotes: 3,
});

export const visitor: Session = { status: 'signedOut' };
export const fan = (uid: string): Session => ({
  status: 'signedIn',
  user: { uid, displayName: uid, email: null, photoURL: null },
});

/** The page of a category, as somebody in this session sees it; `change` makes it another session. */
export function openCategory(session: Session, categoryId = 'goat-social') {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  const screenOf = (current: Session) => (
    <QueryClientProvider client={client}>
      <SessionContext value={current}>
        <ToastProvider>
          <MemoryRouter initialEntries={[`/global-rankings/${categoryId}`]}>
            <HeaderSlotProvider>
              <HeaderSlot className="header" />
              <Routes>
                <Route path="/global-rankings" element={<p>The overview</p>} />
                <Route path="/global-rankings/:categoryId" element={<CategoryPage />} />
              </Routes>
            </HeaderSlotProvider>
          </MemoryRouter>
        </ToastProvider>
      </SessionContext>
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(screenOf(session));
  return { client, change: (next: Session) => rerender(screenOf(next)), leave: unmount };
}

/** Chooses somebody by name from the search of the seasons panel. By labels: roles among 46 seasons take jsdom long. */
export async function choose(...names: readonly string[]): Promise<void> {
  const search = await screen.findByPlaceholderText(
    'Search seasons or contestants...',
    {},
    { timeout: 4000 },
  );
  for (const name of names) {
    fireEvent.change(search, { target: { value: name } });
    const people = await screen.findByLabelText('Contestants');
    fireEvent.click(await within(people).findByText(name));
  }
}

export const tenEmpty = emptySlots.map((_, place) => `Vote for #${place + 1}`);

/** Waits for the ballot, whose panel comes with code of its own. */
export const editor = () => screen.findByLabelText('Your ballot', { selector: 'ol' }, { timeout: 4000 });

export const press = (words: string) => fireEvent.click(screen.getByText(words));

/** The ten places in words: a name, or 'Vote for #n'. */
export function places(): string[] {
  const rows = screen.getByLabelText('Your ballot', { selector: 'ol' }).children;
  return Array.from(rows, (row) => row.querySelector('.name, .empty')?.textContent ?? '');
}

export const submitButton = () =>
  screen.getByText('Submit My Ranking').closest('button') as HTMLButtonElement;
