import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { failToFetch, rejectExpiredSession } from '#testing/firestoreServer.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { expectAccessible, expectConsoleError } from '#testing/setup.ts';
import { ReportButton } from './ReportButton.tsx';

const time = '2026-03-01T12:00:00Z';
const stored = async () => Response.json({ writeResults: [{}, {}, {}], commitTime: time });
const refused = async () =>
  Response.json({ error: { status: 'PERMISSION_DENIED', message: 'no' } }, { status: 403 });

/** The far end of the wire: Ben has reported so much lately, and writes end as the test says. */
function connect({
  commit = stored,
  reported = 0,
}: {
  commit?: (write: string) => Promise<Response>;
  reported?: number;
} = {}) {
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (new URL(url).pathname.endsWith(':commit')) return commit(body);
    const names: string[] = JSON.parse(body).documents ?? [];
    const at = { timestampValue: time };
    const fields = {
      documentId: { stringValue: 'x' },
      at,
      windowAt: at,
      count: { integerValue: `${reported}` },
    };
    return Response.json(
      names.map((name) =>
        reported > 0 && name.endsWith('/rates/reports')
          ? { found: { name, fields, createTime: time, updateTime: time }, readTime: time }
          : { missing: name, readTime: time },
      ),
    );
  });
}

async function openDialog() {
  renderWithToasts(
    <ReportButton
      uid="ben"
      target={{ kind: 'list', list: { userId: 'ana', listId: 'list_1' } }}
      what="the list Heroes"
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Report the list Heroes' }));
  return screen.findByRole('dialog', { name: 'Report this list' });
}

const field = () => screen.getByRole('textbox', { name: 'What is wrong with it? (optional)' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send Report' }));

// Its code is read before the clock of a test runs.
beforeAll(() => import('./ReportDialog.tsx'));
beforeEach(() => localStorage.clear());

describe('reporting a list', () => {
  test('asks for a reason, sends it with the words, and says thank you', async () => {
    let written = '';
    connect({
      commit: async (body) => {
        written = body;
        return stored();
      },
    });
    await openDialog();
    await expectAccessible();
    fireEvent.click(screen.getByRole('radio', { name: 'Abuse' }));
    type('  Look at the name. ');
    send();
    expect(await screen.findByText('Thank you. A curator will look at it.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(written).toContain('/users/ben/reports/list~ana~list_1');
    expect(written).toContain('/reportCounts/list~ana~list_1');
    expect(written).toContain('"reason":{"stringValue":"abuse"}');
    expect(written).toContain('"text":{"stringValue":"Look at the name."}');
  });

  test('needs no words', async () => {
    connect();
    await openDialog();
    send();
    expect(await screen.findByText('Thank you. A curator will look at it.')).toBeInTheDocument();
  });

  test.each([
    { when: 'the connection is cut', commit: failToFetch, words: /Failed to send the report/ },
    { when: 'the session has ended', commit: rejectExpiredSession, words: /must be logged in to report/ },
    { when: 'it is gone', commit: refused, words: /cannot be reported any more/ },
    { when: 'the account reports too fast', commit: refused, reported: 10, words: /reported a lot lately/ },
  ])('keeps the words when $when, and says so', async ({ commit, reported = 0, words }) => {
    if (commit === failToFetch) expectConsoleError(/HTTP error has no status/);
    connect({ commit, reported });
    await openDialog();
    type('Keep me');
    send();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field()).toHaveValue('Keep me');
  });

  test('keeps the words when the dialog is closed and opened again', async () => {
    connect();
    await openDialog();
    type('Keep me');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    fireEvent.click(screen.getByRole('button', { name: 'Report the list Heroes' }));
    await screen.findByRole('dialog');
    expect(field()).toHaveValue('Keep me');
  });
});
