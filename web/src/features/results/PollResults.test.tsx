import { REFRESH_MS } from '@outrank/shared/limits';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { PollResults } from './PollResults.tsx';
import type { PollView } from './ResultsParts.tsx';
import { DownloadButton, ResultsNotes } from './ResultsParts.tsx';
import type { PublishedResults } from './resultsQueries.ts';

type Predictions = PublishedResults & { readonly names: readonly string[] };

const { read, downloadFile, server } = vi.hoisted(() => ({
  read: vi.fn<(path: string) => Promise<unknown>>(),
  downloadFile: vi.fn(),
  server: {
    publish: (_results: unknown) => {},
    becomeBusy: () => {},
    setLive: (_isLive: unknown) => {},
    watches: 0,
    isSilent: false,
  },
}));
vi.mock('#data/firebase/liveViews.ts', () => ({
  watchWhenIdle: (start: () => Promise<unknown>) => {
    void start();
    return () => undefined;
  },
}));
vi.mock('#data/results/published.ts', () => ({ readPublished: read }));
vi.mock('#data/results/watchPublished.ts', () => ({
  watchPublished: (
    _: string,
    __: unknown,
    {
      onChange,
      onBusy,
      onLive,
    }: Record<'onChange' | 'onLive', (value: unknown) => void> & { onBusy: () => void },
  ) => {
    onLive(!server.isSilent);
    server.setLive = onLive;
    server.watches += 1;
    server.publish = onChange;
    server.becomeBusy = onBusy;
    return () => undefined;
  },
}));
vi.mock('#ui/downloadFile.ts', () => ({ downloadFile }));

/** A kind of poll that does not exist: all that it needs is this description. */
const predictions: PollView<Predictions> = {
  id: 'seasons',
  parse: () => undefined,
  title: 'Predictions',
  name: 'the predictions',
  count: () => '20 predictions',
  status: () => 'Live, 20 predictions.',
  getRanked: ({ names }) => names.map((id, index) => ({ id, rank: index + 1 })),
  showItem: ({ showPerson }, id) => ({ ...showPerson('tom-westman'), name: `Shown ${id}` }),
  changedText: 'The crowd has changed its mind.',
  empty: <p>Nobody has predicted yet.</p>,
  skeleton: <p>Waiting</p>,
  render: ({ results, movements, isLive }) => (
    <>
      <ResultsNotes ballots={20} noun="prediction" lastWeek={results.lastEdition?.week} />
      <ol>
        {results.names.map((name) => (
          <li key={name}>
            {name} {movements?.get(name)?.kind}
          </li>
        ))}
      </ol>
      {isLive && <DownloadButton pollId="seasons" content="places" toCsv={() => results.names.join()} />}
    </>
  ),
};

const publishedAt = '2026-11-21T12:00:00.000Z';
const earlier = (...ids: string[]) => ids.map((id, index) => ({ id, rank: index + 1 }));
const live: Predictions = {
  publishedAt,
  names: ['tom', 'ian'],
  lastEdition: { week: '2026-11-20', items: earlier('ian') },
};

beforeEach(() => {
  read.mockReset().mockResolvedValue(live);
  downloadFile.mockReset();
  server.isSilent = false;
});

const open = (changes: Partial<PollView<Predictions>> = {}, address = '/') =>
  renderPage({ '/': <PollResults poll={{ ...predictions, ...changes }} /> }, { address });

test('any poll has a heading, its status, notes, movements and a file', async () => {
  open();
  await screen.findByText('ian down');
  expect(screen.getByText('tom new')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Predictions' })).toHaveAccessibleDescription(
    /^Live, 20 predictions\. ?Updated /,
  );
  expect(screen.getByText('Early results:').parentElement).toHaveTextContent('with under 50 predictions');
  await userEvent.click(screen.getByRole('button', { name: 'Download the places' }));
  expect(downloadFile).toHaveBeenCalledExactlyOnceWith(
    'outrank-seasons-places.csv',
    'tom,ian',
    'text/csv;charset=utf-8',
  );
  await expectAccessible();
});

test('a file of the live results is not offered in an edition', async () => {
  open({}, '/?edition=2026-11-20');
  await screen.findByText('ian down');
  expect(screen.getByRole('heading', { name: 'Predictions' })).toHaveAccessibleDescription(
    'Edition of Nov 20, 2026, 20 predictions',
  );
  expect(read).toHaveBeenCalledWith('consensus/seasons/editions/2026-11-20', predictions.parse);
  expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
});

test("results wait for the user's own part, but not when they cannot be read", async () => {
  const { unmount } = open({ isWaiting: true });
  await screen.findByText(/^Live, 20/);
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(screen.queryByText('ian down')).not.toBeInTheDocument();
  unmount();
  read.mockRejectedValue(new Error('offline'));
  open({ isWaiting: true });
  expect(await screen.findByText('Failed to load the predictions.')).toBeVisible();
});

test('where the live channel is silent or breaks, results are read every half minute', async () => {
  server.isSilent = true;
  open();
  await screen.findByText('ian down');
  await vi.waitFor(() => expect(server.watches).toBeGreaterThan(0));
  vi.useFakeTimers();
  const reads = read.mock.calls.length;
  const waitThrice = () => act(() => vi.advanceTimersByTimeAsync(3 * REFRESH_MS));
  // The timer starts with the next change of the channel.
  await act(async () => server.setLive(true));
  await waitThrice();
  expect(read).toHaveBeenCalledTimes(reads);
  await act(async () => server.setLive(false));
  await waitThrice();
  expect(read).toHaveBeenCalledTimes(reads + 3);
});

test('results that can neither be watched nor read are not called live, until the channel is back', async () => {
  server.isSilent = true;
  const { client } = open();
  await screen.findByText(/^Live, 20/);
  read.mockRejectedValue(new Error('offline'));
  await act(() => client.refetchQueries());
  expect(await screen.findByText('Not live, 20 predictions.')).toBeVisible();
  expect(screen.getByText('ian down')).toBeVisible();
  await vi.waitFor(() => expect(server.watches).toBeGreaterThan(0));
  await act(async () => server.publish(live));
  expect(await screen.findByText('Live, 20 predictions.')).toBeVisible();
});

test('busy results are read every half minute for five minutes, and then watched again', async () => {
  open();
  await screen.findByText('ian down');
  await vi.waitFor(() => expect(server.watches).toBeGreaterThan(0));
  vi.useFakeTimers();
  const [watches, reads] = [server.watches, read.mock.calls.length];
  await act(async () => server.becomeBusy());
  read.mockResolvedValue({ ...live, names: ['ian', 'tom'] });
  await act(() => vi.advanceTimersByTimeAsync(2 * REFRESH_MS));
  expect(read).toHaveBeenCalledTimes(reads + 2);
  expect(screen.getByText('tom new')).toBeVisible();
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('ian');
  await act(() => vi.advanceTimersByTimeAsync(7 * REFRESH_MS));
  expect(server.watches).toBe(watches);
  await act(() => vi.advanceTimersByTimeAsync(REFRESH_MS));
  expect(server.watches).toBe(watches + 1);
  await act(() => vi.advanceTimersByTimeAsync(5 * REFRESH_MS));
  expect(read).toHaveBeenCalledTimes(reads + 10);
});
