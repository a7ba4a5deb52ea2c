import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { RateLimitError } from '#data/firebase/errors.ts';
import { Providers } from '#testing/renderPage.tsx';
import { expectShownFor } from '#testing/setup.ts';
import { profileQueries } from './profiles.tsx';
import { UsernameLine } from './UsernameLine.tsx';

const server = vi.hoisted(() => ({ readProfile: vi.fn(), saveUsername: vi.fn() }));
vi.mock('#data/session/accountWrites.ts', () => ({ saveUsername: server.saveUsername }));
vi.mock('#data/session/readProfile.ts', () => ({
  ensureProfile: server.readProfile,
  readProfile: server.readProfile,
}));

const ana = { uid: 'ana', displayName: 'Ana', email: null, photoURL: null };
let client: QueryClient;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const findButton = () => screen.findByRole('button', { name: 'Change Username' });
const getField = () => screen.getByRole('textbox', { name: 'Your Username:' });

const rename = async (name: string) => {
  await press('Change Username');
  fireEvent.change(getField(), { target: { value: name } });
  await press('Save Username');
};

/** Shows the name where other pages read it. */
const PublicName = () => <output>{useQuery(profileQueries.byId('ana')).data?.displayName}</output>;

beforeEach(() => {
  client = new QueryClient();
  server.readProfile.mockResolvedValue({ displayName: 'Ana' });
  server.saveUsername.mockReset().mockResolvedValue(undefined);
  render(
    <Providers client={client}>
      <UsernameLine user={ana} />
      <PublicName />
    </Providers>,
  );
});

test.each(['Cancel', 'Save Username'])(
  'takes the focus only when it is used, and moves it back after “%s”',
  async (name) => {
    expect(await findButton()).not.toHaveFocus();
    await press('Change Username');
    expect(getField()).toHaveFocus();
    await press(name);
    expect(await findButton()).toHaveFocus();
  },
);

test('shows the new name everywhere, although an older read returns later', async () => {
  const slowRead = Promise.withResolvers<{ displayName: string }>();
  server.readProfile.mockReturnValue(slowRead.promise);
  act(() => void client.invalidateQueries());
  await rename('Tree Mail');
  await findButton();
  await act(async () => slowRead.resolve({ displayName: 'Ana' }));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.getAllByText('Tree Mail')).toHaveLength(2);
});

test('says for three seconds that the name is changed, and saves it in its plain form', async () => {
  await press('Change Username');
  fireEvent.change(getField(), { target: { value: ' Zoe\u0308  R. ' } });
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Save Username' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(server.saveUsername).toHaveBeenCalledWith('ana', 'Zoë R.');
  await expectShownFor(3000, 'Username updated.');
});

test('accepts thirty characters and no empty name', async () => {
  await rename('   ');
  expect(screen.getByText('Username cannot be empty')).toBeVisible();
  expect(server.saveUsername).not.toHaveBeenCalled();
  await userEvent.clear(getField());
  await userEvent.type(getField(), 'x'.repeat(40));
  expect(getField()).toHaveValue('x'.repeat(30));
});

test('refuses a name that deceives, says why and keeps it in the field', async () => {
  await rename('Ada Okafor · List creator');
  expect(screen.getByText(/^Usernames can't have separators/)).toBeVisible();
  expect(getField()).toHaveValue('Ada Okafor · List creator');
  expect(server.saveUsername).not.toHaveBeenCalled();
});

test.each([
  [new Error('offline'), 'Failed to update username. Please try again.'],
  [
    new RateLimitError('renames'),
    "You've changed your username a lot lately, or a moderator has reset it. Try again tomorrow.",
  ],
])('keeps a name in its field that could not be saved: %s', async (error, words) => {
  server.saveUsername.mockRejectedValue(error);
  await rename('Tree Mail');
  expect(await screen.findByText(words)).toBeVisible();
  expect(getField()).toHaveValue('Tree Mail');
  expect(screen.getByText('Ana')).toBeVisible();
});
