import type { SeasonEdit } from '@outrank/shared/airing/seasonCall';
import {
  announcing,
  finishing,
  recording,
  scheduling,
  seasonAfter,
} from '@outrank/shared/airing/testing/editedSeason';
import type { AiringSeason } from '@outrank/shared/documents/airing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refreshSeasons } from '#data/catalogue/publishedSeasons.ts';
import { moderationQueries } from '#features/moderation/moderationQueries.ts';
import { airingQueries } from '#reader/airingSeason.ts';
import { createTestClient, renderPage, signedInAs } from '#testing/renderPage.tsx';
import { publishSeason51 } from '#testing/season51.ts';
import { expectAccessible } from '#testing/setup.ts';
import SeasonDeskPage from './SeasonDeskPage.tsx';

vi.mock(import('#data/catalogue/publishedSeasons.ts'), async (original) => ({
  ...(await original()),
  refreshSeasons: vi.fn(async () => undefined),
}));

const announced = seasonAfter(announcing(), scheduling(3));
const recorded = seasonAfter(announcing(), scheduling(3), recording(1, 'flo-nash'));

let sent: SeasonEdit[];
let answer: () => Response;
beforeEach(() => {
  sent = [];
  answer = () => Response.json({ result: { isDone: true } });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).data);
    return answer();
  });
  publishSeason51();
});

function open(season: AiringSeason | null, isCurator = true) {
  const client = createTestClient();
  client.setQueryData(moderationQueries.isCurator('cleo').queryKey, isCurator);
  client.setQueryData(airingQueries.latestSeason().queryKey, season);
  vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  const routes = { '/': <h1>Home</h1>, '/moderation/season': <SeasonDeskPage /> };
  return renderPage(routes, { address: '/moderation/season', client, session: signedInAs('cleo') });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const preview = (button: string) =>
  within(screen.getByRole('button', { name: button }).closest('form') ?? expect.unreachable());

test('redirects everyone but curators to Home', () => {
  open(null, false);
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
});

const left = () => screen.getByRole('group', { name: 'Who left?' });

test('who left is ticked, previewed and recorded', async () => {
  open(recorded);
  const form = preview('Record episode 2');
  expect(within(left()).queryByLabelText('Flo Nash')).not.toBeInTheDocument();
  fireEvent.click(screen.getByLabelText('Ed Poole'));
  type('Title', 'The Wave');
  expect(form.getByText(/^Records that Ed Poole left in episode 2/)).toBeVisible();
  await expectAccessible();
  press('Record episode 2');
  await waitFor(() =>
    expect(sent).toEqual([
      {
        ...{ action: 'record', seasonId: 's51', episode: 2, backIds: [], leftIds: ['ed-poole'] },
        title: 'The Wave',
        seenAt: null,
      },
    ]),
  );
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(screen.getByLabelText('Ed Poole')).not.toBeChecked();
});

test('who came back is one of those who are out, and can leave in the same episode', async () => {
  open(recorded);
  const back = screen.getByRole('group', { name: 'Came back' });
  expect(within(back).getAllByRole('checkbox')).toHaveLength(1);
  fireEvent.click(within(back).getByLabelText('Flo Nash'));
  fireEvent.click(within(left()).getByLabelText('Flo Nash'));
  expect(screen.getByText(/^Records that Flo Nash came back and Flo Nash left in episode 2/)).toBeVisible();
  fireEvent.click(within(back).getByLabelText('Flo Nash'));
  expect(within(left()).queryByLabelText('Flo Nash')).not.toBeInTheDocument();
  fireEvent.click(within(back).getByLabelText('Flo Nash'));
  press('Record episode 2');
  await waitFor(() => expect(sent).toMatchObject([{ episode: 2, backIds: ['flo-nash'], leftIds: [] }]));
});

test('a record says who was in the game after it', async () => {
  open(recorded);
  fireEvent.click(screen.getByText('5 in the game after it'));
  expect(screen.getByText('Episode 1. Left: Flo Nash.')).toBeInTheDocument();
  expect(await screen.findByText(/^Alma Reed, Bo Lund/)).toBeInTheDocument();
});

test('a recorded episode is corrected from what was recorded', async () => {
  open(recorded);
  type('Episode', '1');
  expect(within(left()).getByLabelText('Flo Nash')).toBeChecked();
  fireEvent.click(within(left()).getByLabelText('Flo Nash'));
  expect(screen.getByText(/^Before, it said that Flo Nash left/)).toBeVisible();
  press('Correct episode 1');
  await waitFor(() => expect(sent).toMatchObject([{ episode: 1, leftIds: [], title: 'Title 1' }]));
});

test('a refusal is shown, and nothing typed is lost, also when the page is left', async () => {
  answer = () =>
    Response.json(
      { error: { status: 'FAILED_PRECONDITION', message: 'Record episode 1 first.' } },
      { status: 400 },
    );
  const { unmount } = open(recorded);
  fireEvent.click(screen.getByLabelText('Ed Poole'));
  press('Record episode 2');
  expect(await screen.findByText('Record episode 1 first.')).toHaveAttribute('role', 'alert');
  unmount();
  open(recorded);
  expect(screen.getByLabelText('Ed Poole')).toBeChecked();
});

test('a season is announced with its cast, one name a line', async () => {
  open(null);
  expect(screen.getByRole('button', { name: 'Announce' })).toBeDisabled();
  type('Number', '52');
  type('Cast, one name a line', 'Gil Ash\n\n Hana  Ito \nRenée Ott');
  press('Announce');
  expect(screen.getByText(/^Line 3 is no name/)).toHaveAttribute('role', 'alert');
  expect(sent).toEqual([]);
  type('Cast, one name a line', 'Gil Ash\n\n Hana  Ito ');
  press('Announce');
  await waitFor(() =>
    expect(sent).toMatchObject([
      { action: 'announce', number: 52, name: 'Survivor 52', contestants: ['Gil Ash', 'Hana Ito'] },
    ]),
  );
  await waitFor(() => expect(refreshSeasons).toHaveBeenCalledWith(0));
});

test('episodes are added weekly, at 8 PM Eastern', async () => {
  open(announced);
  press('Add an episode');
  expect(screen.getByText(/^All times are New York's/)).toBeInTheDocument();
  expect(screen.getByLabelText('Episode 4')).toHaveValue('2024-10-09T20:00');
  expect(screen.getByText('Episode 4 airs Wed, Oct 9, 8:00 PM EDT.')).toBeInTheDocument();
  press('Set these times');
  await waitFor(() =>
    expect(sent).toEqual([
      { action: 'schedule', seasonId: 's51', episodes: [{ number: 4, airsAt: '2024-10-10T00:00:00.000Z' }] },
    ]),
  );
});

test('an episode too many is removed', async () => {
  open(announced);
  press('Remove episode 3');
  press('Set these times');
  await waitFor(() =>
    expect(sent).toEqual([{ action: 'schedule', seasonId: 's51', episodes: [{ number: 3, airsAt: null }] }]),
  );
});

test('a season that was announced by mistake is withdrawn, one with a record is not', async () => {
  const { unmount } = open(recorded);
  expect(screen.queryByRole('button', { name: 'Withdraw the season' })).not.toBeInTheDocument();
  unmount();
  open(announced);
  press('Withdraw the season');
  await waitFor(() => expect(sent).toEqual([{ action: 'withdraw', seasonId: 's51' }]));
  await waitFor(() => expect(refreshSeasons).toHaveBeenCalledWith(0));
});

test('a castaway’s name is corrected under the same id', async () => {
  open(recorded);
  type('Name of Bo Lund', 'Beau Lund');
  press('Correct the names');
  await waitFor(() =>
    expect(sent).toEqual([
      {
        ...{ action: 'correct', seasonId: 's51', name: 'Survivor 51', year: 2026 },
        names: { 'bo-lund': 'Beau Lund' },
      },
    ]),
  );
});

test('the winner is taken back', async () => {
  open(seasonAfter(announcing(), scheduling(3), recording(1, 'flo-nash'), finishing('alma-reed')));
  type('Winner', '-');
  press('Correct the winner');
  await waitFor(() => expect(sent).toEqual([{ action: 'finish', seasonId: 's51', winnerId: null }]));
});

test('whoever remains can win', async () => {
  open(recorded);
  const winner = screen.getByLabelText('Winner');
  expect(within(winner).queryByText('Flo Nash')).not.toBeInTheDocument();
  type('Winner', 'alma-reed');
  press('Finish the season');
  await waitFor(() => expect(sent).toEqual([{ action: 'finish', seasonId: 's51', winnerId: 'alma-reed' }]));
});
