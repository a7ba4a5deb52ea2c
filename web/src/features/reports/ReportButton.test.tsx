import { rateLimits, ratePath } from '@outrank/shared/documents/rate';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  acceptWrite,
  failFirestoreRequest,
  refuse,
  rejectExpiredSession,
  stubFirestore,
} from '#testing/firestoreServer.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { ReportButton } from './ReportButton.tsx';

const { windowMs } = rateLimits.reports;

/** A Firestore that knows whether Ben has sent as many reports as he can. */
function stubReportsServer({ commit = acceptWrite, isTooFast = false } = {}) {
  const at = new Date();
  const rate = { documentId: 'x', at, fullAt: new Date(at.getTime() + windowMs) };
  const documents = isTooFast ? { [ratePath('google-ben', 'reports')]: rate } : {};
  return stubFirestore({ commit, documents });
}

const clickReport = () => fireEvent.click(screen.getByRole('button', { name: 'Report the list Heroes' }));
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const field = () => screen.getByRole('textbox', { name: "What's wrong with it? (optional)" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const clickSend = () => fireEvent.click(screen.getByRole('button', { name: 'Send Report' }));
const choose = (reason: string) => fireEvent.click(screen.getByRole('radio', { name: reason }));
function send() {
  choose('Spam');
  clickSend();
}

async function openDialog() {
  renderWithToasts(
    <ReportButton
      uid="ben"
      target={{ kind: 'list', list: { userId: 'ana', listId: 'list_1' } }}
      content={{ name: 'Heroes', description: 'All of them' }}
      author={{ uid: 'ana', displayName: 'Rude Ana' }}
      targetName="the list Heroes"
    />,
  );
  clickReport();
  await screen.findByRole('dialog', { name: 'Report this list' });
}

// The dialog is loaded on demand. Loading it early keeps the load out of the tests' timeouts.
beforeAll(() => import('./ReportDialog.tsx'));

describe('reporting a list', () => {
  test('stores the chosen reason and the trimmed text, and thanks the user', async () => {
    const { writes } = stubReportsServer();
    await openDialog();
    choose('Attacks a castaway');
    type('  Look at the name. ');
    clickSend();
    expect(await screen.findByText('Thanks. A moderator will take a look.')).toBeInTheDocument();
    await waitUntilClosed();
    expect(writes[0]).toContain('/users/ben/reports/list~ana~list_1');
    expect(writes[0]).toContain('"name":{"stringValue":"Heroes"}');
    expect(writes[0]).toContain('"description":{"stringValue":"All of them"}');
    expect(writes[0]).toContain('"reason":{"stringValue":"castaway"}');
    expect(writes[0]).toContain('"text":{"stringValue":"Look at the name."}');
  });

  test('asks for a reason, and sends nothing before one is chosen', async () => {
    const { writes } = stubReportsServer();
    await openDialog();
    for (const radio of within(screen.getByRole('group', { name: 'Reason' })).getAllByRole('radio')) {
      expect(radio).not.toBeChecked();
    }
    clickSend();
    expect(await screen.findByText('Please choose a reason.')).toBeVisible();
    expect(writes).toEqual([]);
    send();
    await waitUntilClosed();
    expect(writes).toHaveLength(1);
  });

  test("can report the author's name instead, with the same text", async () => {
    const { writes } = stubReportsServer();
    await openDialog();
    type('It is a slur.');
    fireEvent.click(
      within(screen.getByRole('group', { name: 'What do you want to report?' })).getByRole('radio', {
        name: "The author's name",
      }),
    );
    expect(screen.getByRole('dialog', { name: 'Report this name' })).toHaveTextContent('“Rude Ana”');
    await expectAccessible();
    send();
    await waitUntilClosed();
    expect(writes[0]).toContain('/users/ben/reports/user~ana');
    expect(writes[0]).toContain('"displayName":{"stringValue":"Rude Ana"}');
    expect(writes[0]).toContain('"text":{"stringValue":"It is a slur."}');
  });

  test('forgets the problem of the list when the name is chosen', async () => {
    stubReportsServer({ commit: refuse('PERMISSION_DENIED', 403) });
    await openDialog();
    send();
    expect(await screen.findByText(/can't report this anymore/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('radio', { name: "The author's name" }));
    expect(screen.queryByText(/can't report this anymore/)).not.toBeInTheDocument();
  });

  const forbid = refuse('PERMISSION_DENIED', 403);
  test.each([
    { when: 'the connection is cut', commit: failFirestoreRequest, words: /Failed to send your report/ },
    { when: 'the session has ended', commit: rejectExpiredSession, words: /must be logged in to report/ },
    { when: 'the list does not exist', commit: forbid, words: /can't report this anymore/ },
    {
      when: 'the user reports too fast',
      commit: forbid,
      isTooFast: true,
      words: /sent a lot of reports lately/,
    },
  ])('keeps the text and says why when $when', async ({ commit, isTooFast = false, words }) => {
    stubReportsServer({ commit, isTooFast });
    await openDialog();
    type('Keep me');
    send();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field()).toHaveValue('Keep me');
  });

  test('keeps the text while the dialog is closed, but needs none', async () => {
    stubReportsServer();
    await openDialog();
    type('Keep me');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitUntilClosed();
    clickReport();
    await screen.findByRole('dialog');
    expect(field()).toHaveValue('Keep me');
    type('');
    send();
    await waitUntilClosed();
  });
});
