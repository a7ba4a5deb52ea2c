import type { ModerateRequest } from '@outrank/shared/moderateCall';
import type { HiddenThing } from '@outrank/shared/moderation';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { moderationQueries } from '#features/moderation/moderationQueries.ts';
import { SessionContext } from '#features/session/sessionContext.ts';
import { heroes } from '#testing/listScreen.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { aComment, refused } from '#testing/talkScreen.tsx';
import { HeaderSlotProvider } from '#ui/HeaderSlot.tsx';
import { ToastProvider } from '#ui/Toast.tsx';
import ModerationPage from './ModerationPage.tsx';

const cleo = { uid: 'cleo', displayName: 'Cleo', email: null, photoURL: null };
const at = '2026-03-01T12:00:00.000Z';
const list = 'list~ana~list_1';
const comment = 'comment~c1';
const hiddenComment: HiddenThing & { target: string } = {
  ...{ target: comment, userId: 'cleo', listUserId: 'ana', listId: 'list_1', at, by: 'dan', reason: 'Rude' },
  comment: aComment({ text: 'Rude words' }),
};

/** The page for an account with or without the claim; the queues hold what the tests look at. */
function openAt(address: string, isCurator = true) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always' } },
  });
  const page = (entries: readonly object[]) => ({ pages: [{ entries }], pageParams: [undefined] }) as never;
  client.setQueryData(moderationQueries.isCurator('cleo').queryKey, isCurator);
  client.setQueryData(
    moderationQueries.page('openReports').queryKey,
    page([
      { target: list, count: 3, at },
      { target: comment, count: 1, at },
    ]),
  );
  client.setQueryData(moderationQueries.page('hiddenThings').queryKey, page([hiddenComment]));
  client.setQueryData(
    moderationQueries.page('barredAccounts').queryKey,
    page([
      { target: 'ana', reason: 'Spam', at, by: 'dan' },
      { target: 'ben', reason: 'leaving', at, by: 'self' },
    ]),
  );
  client.setQueryData(moderationQueries.thing(list).queryKey, { list: heroes });
  client.setQueryData(moderationQueries.thing(comment).queryKey, {});
  client.setQueryData(moderationQueries.reports(list, 3).queryKey, [
    { thing: list, reason: 'abuse', text: 'Look at the name.', at },
  ]);
  client.setQueryData(moderationQueries.reports(comment, 1).queryKey, []);
  client.setQueryData(moderationQueries.name('ana').queryKey, 'Ana');
  client.setQueryData(moderationQueries.name('ben').queryKey, 'Ben');
  // Nothing is read anew: what is on the screen is what the test gave.
  vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  return render(
    <QueryClientProvider client={client}>
      <SessionContext value={{ status: 'signedIn', user: cleo }}>
        <ToastProvider>
          <HeaderSlotProvider>
            <MemoryRouter initialEntries={[address]}>
              <Routes>
                <Route path="/" element={<h1>Home</h1>} />
                <Route path="/moderation" element={<ModerationPage />} />
              </Routes>
            </MemoryRouter>
          </HeaderSlotProvider>
        </ToastProvider>
      </SessionContext>
    </QueryClientProvider>,
  );
}

let asked: ModerateRequest[];
let answer: () => Promise<Response>;
const answering = (isDone: boolean) => async () => Response.json({ result: { isDone } });

beforeEach(() => {
  asked = [];
  answer = answering(true);
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).data);
    return answer();
  });
});

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the moderation page', () => {
  test('is no place for others than curators', () => {
    openAt('/moderation', false);
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  });

  test('shows what was reported, how often and why', async () => {
    openAt('/moderation');
    const [first, second] = within(screen.getByRole('list', { name: 'Reports' })).getAllByRole('article');
    expect(first).toHaveTextContent('List · 3 reports');
    expect(first).toHaveTextContent('Heroes');
    expect(first).toHaveTextContent('Abuse: Look at the name.');
    expect(second).toHaveTextContent('Comment · 1 report');
    expect(second).toHaveTextContent('It is not there any more.');
    await expectAccessible();
  });

  test('hides a thing with a reason, and not without', async () => {
    openAt('/moderation');
    click('Hide the list by Ana');
    const dialog = await screen.findByRole('dialog', { name: 'Hide the list by Ana' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('Please give a reason.')).toBeInTheDocument();
    fireEvent.change(screen.getByRole('textbox', { name: 'Reason, for the log' }), {
      target: { value: ' A slur. ' },
    });
    await expectAccessible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(asked).toEqual([{ action: 'hide', thing: list, reason: 'A slur.' }]));
    expect(await screen.findByText(/^Hidden\./)).toBeInTheDocument();
  });

  test('keeps a thing', async () => {
    openAt('/moderation');
    click('Keep the list by Ana');
    expect(await screen.findByText('Kept. Its reports are closed.')).toBeInTheDocument();
    expect(asked).toEqual([{ action: 'keep', thing: list, reason: '' }]);
  });

  test('closes the reports of what is gone, and offers nothing else', () => {
    openAt('/moderation');
    expect(screen.getByRole('button', { name: 'Close the comment by somebody' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hide the comment by somebody' })).not.toBeInTheDocument();
  });

  test('restores what was hidden', async () => {
    openAt('/moderation?view=hidden');
    expect(screen.getByRole('article')).toHaveTextContent('Hidden: Rude');
    expect(screen.getByRole('article')).toHaveTextContent('Rude words');
    click('Restore the comment by Cleo');
    expect(await screen.findByText('Restored.')).toBeInTheDocument();
    expect(asked).toEqual([{ action: 'restore', thing: comment, reason: '' }]);
  });

  test('frees an account, but not one that its fan is deleting', async () => {
    openAt('/moderation?view=blocked');
    expect(screen.getAllByRole('button', { name: /^Unblock/ })).toHaveLength(1);
    click('Unblock Ana');
    expect(await screen.findByText('Unblocked.')).toBeInTheDocument();
    expect(asked).toEqual([{ action: 'unblock', uid: 'ana', reason: '' }]);
  });

  test.each([
    { when: 'it is gone', given: answering(false), words: 'It is not there any more.' },
    {
      when: 'the claim is gone',
      given: refused('PERMISSION_DENIED', 403),
      words: 'Only curators may do that.',
    },
    {
      when: 'it fails',
      given: refused('UNAVAILABLE', 503),
      words: 'That could not be done. Please try again.',
    },
  ])('says so when $when', async ({ given, words }) => {
    answer = given;
    openAt('/moderation');
    click('Keep the list by Ana');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});
