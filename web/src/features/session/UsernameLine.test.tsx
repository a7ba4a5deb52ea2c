import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '#testing/renderPage.tsx';
import { profileQueries } from './profileQueries.ts';
import { UsernameLine } from './UsernameLine.tsx';

const server = vi.hoisted(() => ({ readProfile: vi.fn() }));
vi.mock('#data/firebase/firestore.ts', () => ({ db: {} }));
vi.mock('#data/session/username.ts', () => ({ saveUsername: async () => undefined }));
vi.mock('#data/session/profile.ts', () => ({
  ensureProfile: server.readProfile,
  readProfile: server.readProfile,
}));

const ana = { uid: 'ana', displayName: 'Ana', email: null, photoURL: null };
let client: QueryClient;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const findButton = () => screen.findByRole('button', { name: 'Change Username' });
const getField = () => screen.getByRole('textbox', { name: 'Your Username:' });

/** Shows the name where other pages read it. */
const PublicName = () => <output>{useQuery(profileQueries.byId('ana')).data?.displayName}</output>;

beforeEach(() => {
  client = new QueryClient();
  server.readProfile.mockResolvedValue({ displayName: 'Ana' });
  render(
    <Providers client={client}>
      <UsernameLine user={ana} />
      <PublicName />
    </Providers>,
  );
});

test('takes no focus before it is used', async () => {
  expect(await findButton()).not.toHaveFocus();
});

test.each(['Keep old name', 'Save Username'])(
  'moves the focus to the field, and back after “%s”',
  async (name) => {
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
  await press('Change Username');
  await userEvent.clear(getField());
  await userEvent.type(getField(), 'Tree Mail');
  await press('Save Username');
  await findButton();
  await act(async () => slowRead.resolve({ displayName: 'Ana' }));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.getAllByText('Tree Mail')).toHaveLength(2);
});
