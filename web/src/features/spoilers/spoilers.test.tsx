import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { localChoice } from '#data/spoilers/localChoice.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import SpoilerBanner from './SpoilerBanner.tsx';
import { SpoilerSettings } from './SpoilerSettings.tsx';

vi.mock('#data/spoilers/accountChoice.ts', () => ({ uploadChoice: async () => undefined }));

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

test('All and None choose all and none', async () => {
  await open();
  await click('All');
  expect(pressed()).toHaveLength(46);
  await click('None');
  expect(pressed()).toEqual([]);
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

test('the banner opens the dialog', async () => {
  const { container } = renderWithToasts(<SpoilerBanner />);
  expect(container).toHaveTextContent("New to the show? Hide what you haven't watched.");
  await expectAccessible(container);
  expect(screen.getByRole('button', { name: 'Choose seasons' })).toHaveClass('primary');
  expect(screen.getByRole('button', { name: 'No thanks' })).toHaveClass('quiet');
  await click('Choose seasons');
  expect(await screen.findByRole('dialog', { name: 'Which seasons have you watched?' })).toBeVisible();
});
