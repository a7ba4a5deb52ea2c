import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import { profileQueries } from './profileQueries.ts';
import { UsernameLine } from './UsernameLine.tsx';

vi.mock('#data/firebase/firestore.ts', () => ({ db: {} }));
vi.mock('#data/session/username.ts', () => ({ saveUsername: async () => undefined }));

const ana = { uid: 'ana', displayName: 'Ana', email: null, photoURL: null };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const change = () => screen.findByRole('button', { name: 'Change Username' });

beforeEach(() => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(profileQueries.own(ana).queryKey, { displayName: 'Ana' });
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <UsernameLine user={ana} />
      </ToastProvider>
    </QueryClientProvider>,
  );
});

test('takes no focus before it is used', async () => {
  expect(await change()).not.toHaveFocus();
});

test('gives the focus to the field, and back when the old name is kept', async () => {
  await press('Change Username');
  expect(screen.getByRole('textbox', { name: 'Your Username:' })).toHaveFocus();
  await press('Keep old name');
  expect(await change()).toHaveFocus();
});

test('gives the focus back when the name is saved', async () => {
  await press('Change Username');
  await press('Save Username');
  expect(await change()).toHaveFocus();
});
