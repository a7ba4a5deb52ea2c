import { ratePath } from '@outrank/shared/firestore/documentPaths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

/** A Firestore that holds how many reports Ben has sent lately. */
function stubReportsServer({ commit = acceptWrite, reported = 0 } = {}) {
  const at = new Date();
  const rate = { documentId: 'x', at, windowAt: at, count: reported };
  return stubFirestore({ commit, documents: reported > 0 ? { [ratePath('ben', 'reports')]: rate } : {} });
}

const clickReport = () => fireEvent.click(screen.getByRole('button', { name: 'Report the list Heroes' }));
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const field = () => screen.getByRole('textbox', { name: 'What is wrong with it? (optional)' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send Report' }));

async function openDialog() {
  renderWithToasts(
    <ReportButton
      uid="ben"
      target={{ kind: 'list', list: { userId: 'ana', listId: 'list_1' } }}
      targetName="the list Heroes"
    />,
  );
  clickReport();
  await screen.findByRole('dialog', { name: 'Report this list' });
}

// The dialog is loaded on demand. Loading it early keeps the load out of the tests' timeouts.
beforeAll(() => import('./ReportDialog.tsx'));
beforeEach(() => localStorage.clear());

describe('reporting a list', () => {
  test('stores the chosen reason and the trimmed text, and thanks the user', async () => {
    const { writes } = stubReportsServer();
    await openDialog();
    await expectAccessible();
    fireEvent.click(screen.getByRole('radio', { name: 'Abuse' }));
    type('  Look at the name. ');
    send();
    expect(await screen.findByText('Thank you. A curator will look at it.')).toBeInTheDocument();
    await waitUntilClosed();
    expect(writes[0]).toContain('/users/ben/reports/list~ana~list_1');
    expect(writes[0]).toContain('/reportCounts/list~ana~list_1');
    expect(writes[0]).toContain('"reason":{"stringValue":"abuse"}');
    expect(writes[0]).toContain('"text":{"stringValue":"Look at the name."}');
  });

  const forbid = refuse('PERMISSION_DENIED', 403);
  test.each([
    { when: 'the connection is cut', commit: failFirestoreRequest, words: /Failed to send the report/ },
    { when: 'the session has ended', commit: rejectExpiredSession, words: /must be logged in to report/ },
    { when: 'the list does not exist', commit: forbid, words: /cannot be reported any more/ },
    { when: 'the user reports too fast', commit: forbid, reported: 10, words: /reported a lot lately/ },
  ])('keeps the text and says why when $when', async ({ commit, reported = 0, words }) => {
    stubReportsServer({ commit, reported });
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
