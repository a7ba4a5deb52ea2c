import { announcing, recording, scheduling, seasonAfter } from '@outrank/shared/airing/testing/editedSeason';
import { toStoredSeason } from '@outrank/shared/documents/airing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepPublishedSeasons } from '#data/catalogue/publishedSeasons.ts';
import { localChoice } from '#data/reader/localChoice.ts';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { publishSeason51, watchEpisode } from '#testing/season51.ts';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import { SpoilerBanner, SpoilerSettings } from './ChooseSeasons.tsx';

const user = userEvent.setup();
const click = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const pressed = () =>
  screen.queryAllByRole('button', { pressed: true }).map((button) => button.lastChild?.textContent);
const open = async () => {
  renderWithToasts(<SpoilerSettings />);
  await click('Choose seasons');
  return screen.findByRole('dialog', { name: 'Which seasons have you watched?' });
};

test('seasons are chosen by presets and one by one, and the rest is hidden', async () => {
  const dialog = await open();
  await expectAccessible(dialog);
  await click('All');
  expect(pressed()).toHaveLength(46);
  await click('None');
  expect(pressed()).toEqual([]);
  await click('New era (41+)');
  expect(pressed()).toEqual([41, 42, 43, 44, 45, 46, 47].map((number) => `Season ${number}`));
  await user.selectOptions(screen.getByLabelText('Through season'), '2: The Australian Outback');
  expect(pressed()).toEqual(['Borneo', 'The Australian Outback']);
  await click('Cagayan');
  await click('Borneo');
  expect(within(dialog).getByRole('status')).toHaveTextContent('2 of 46 seasons');
  await click('Hide the rest');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(localChoice.get()).toMatchObject({ mode: 'on', watched: ['s2', 's28'], isDecided: true });
  expect(screen.getByText('You see 2 of 46 seasons. The rest stays hidden.')).toBeVisible();
});

test('the dialog starts with what was watched, and closing it changes nothing', async () => {
  watchOnly('s28');
  await open();
  expect(pressed()).toEqual(['Cagayan']);
  await click('Borneo');
  await click('Close');
  expect(localChoice.get().watched).toEqual(['s28']);
});

test('everything is shown again on request, and what was watched stays known', async () => {
  watchOnly('s28');
  renderWithToasts(<SpoilerSettings />);
  await click('Show everything');
  expect(localChoice.get()).toMatchObject({ mode: 'off', watched: ['s28'] });
  expect(screen.getByText('Nothing is hidden.')).toBeVisible();
});

describe('while a season airs', () => {
  beforeEach(() => {
    publishSeason51();
    const airing = seasonAfter(announcing(), scheduling(2), recording(1, 'flo-nash'));
    stubFirestore({ documents: { 'airing/s51': toStoredSeason(airing) } });
  });
  afterEach(() => keepPublishedSeasons({ version: 0, seasons: [], readAt: 0 }));
  const findEpisode = () => screen.findByLabelText("I've watched up to episode");
  const listed = async () =>
    within(await findEpisode())
      .getAllByRole('option')
      .map((each) => each.textContent);

  test('the reader says which episode they have watched, and whether they watch live', async () => {
    const dialog = await open();
    expect(await listed()).toEqual(['What aired over a week ago', 'None yet', '1', '2']);
    await user.selectOptions(await findEpisode(), '1');
    await user.click(screen.getByLabelText('I watch live'));
    await expectAccessible(dialog);
    await click('Hide nothing');
    const said = { airing: { seasonId: 's51', episode: 1 }, watchesLive: true };
    expect(localChoice.get()).toMatchObject({ mode: 'off', ...said });
  });

  test('what was said is shown, and can be taken back', async () => {
    watchEpisode(0);
    await open();
    expect(await findEpisode()).toHaveValue('0');
    await user.selectOptions(await findEpisode(), 'What aired over a week ago');
    await click('Hide nothing');
    expect(localChoice.get()).not.toHaveProperty('airing');
  });
});

test('the banner opens the dialog', async () => {
  const { container } = renderWithToasts(<SpoilerBanner />);
  expect(container).toHaveTextContent("New to the show? Hide what you haven't watched.");
  await expectAccessible(container);
  expect(screen.getByRole('button', { name: 'Choose seasons' })).toHaveClass('primary');
  expect(screen.getByRole('button', { name: 'No thanks' })).toHaveClass('quiet');
  await click('Choose seasons');
  expect(await screen.findByRole('dialog', { name: 'Which seasons have you watched?' })).toBeVisible();
});
