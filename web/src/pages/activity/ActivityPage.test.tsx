import { inboxPath } from '@outrank/shared/documents/inbox';
import { listPath } from '@outrank/shared/documents/list';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { commentDocument, listDocument } from '@outrank/shared/testing/storedDocuments';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { persistQueries } from '#features/session/persistQueries.ts';
import { restoreQueries } from '#features/session/restoreQueries.ts';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { createTestClient, renderPage, signedInAs } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import NewsDot from '#widgets/NewsDot.tsx';
import ActivityPage from './ActivityPage.tsx';

const at = new Date('2026-03-01T10:00:00Z');
const anas = { userId: 'ana', listId: 'list_1' };
const bens = { userId: 'ben', listId: 'list_2' };
const listOf = (key: typeof anas, name: string) =>
  listDocument(key, at, { name, items: [seasonItem('s20')] });
const blank = { listId: null, groupId: null, commentId: null, actorId: null, count: null, at };

type Options = { seenAt?: Date | null; ownName?: string };

function openActivity(
  entries: readonly object[],
  { seenAt = null, ownName = 'Winners at War, ranked' }: Options = {},
) {
  const server = stubFirestore({
    documents: {
      [inboxPath('ana')]: { entries: entries.map((entry) => ({ ...blank, ...entry })), at, seenAt },
      [listPath(anas)]: listOf(anas, ownName),
      [listPath(bens)]: listOf(bens, 'Parvati Shallow first'),
      'userLists/ben': { displayName: 'Ben' },
      'comments/c1': { ...commentDocument(bens, at, null), userId: 'ana' },
      'groups/g1': {
        name: 'Tribe',
        seasonId: 's51',
        ownerId: 'ana',
        memberIds: [],
        memberNames: {},
        createdAt: at,
      },
    },
  });
  const page = (
    <>
      <p data-testid="menu">
        Menu
        <NewsDot uid="ana" />
      </p>
      <ActivityPage />
    </>
  );
  renderPage({ '/': page }, { session: signedInAs('ana') });
  return server;
}

const readSentences = async () =>
  (await screen.findAllByRole('listitem')).map((item) => item.querySelector('p')?.textContent);

test('says in plain words what happened', async () => {
  openActivity(
    [
      { kind: 'comment', listId: 'list_1', actorId: 'ben', count: 1 },
      { kind: 'comment', listId: 'list_1', actorId: 'ben', count: 3 },
      { kind: 'reply', listId: 'list_2', commentId: 'c1', actorId: 'ben', count: 1 },
      { kind: 'upvotes', listId: 'list_1', count: 1000 },
      { kind: 'basedOn', listId: 'list_2', actorId: 'ben', count: 1 },
      { kind: 'topList', listId: 'list_1' },
      { kind: 'groupResult', groupId: 'g1' },
      { kind: 'comment', listId: 'list_9', actorId: 'ben', count: 1 },
      // A newer version writes what this one does not know.
      { kind: 'gift', listId: 'list_1' },
    ],
    { seenAt: at },
  );
  expect(await readSentences()).toEqual([
    'Ben commented on Winners at War, ranked',
    '3 new comments on Winners at War, ranked, the last by Ben',
    'Ben replied to your comment on Parvati Shallow first',
    'Winners at War, ranked has reached 1,000 upvotes',
    'Ben ranked your list their way: Parvati Shallow first',
    "Winners at War, ranked made the week's top lists",
    'Tribe has a new result',
  ]);
  await expectAccessible();
});

test('hides whom the reader has not watched, in titles of their own lists too', async () => {
  watchOnly('s1');
  const entries = [
    { kind: 'topList', listId: 'list_1' },
    { kind: 'basedOn', listId: 'list_2', actorId: 'ben', count: 1 },
  ];
  openActivity(entries, { ownName: 'Sandra Diaz-Twine first' });
  const text = (await readSentences()).join(' ');
  expect(text).toContain("made the week's top lists");
  expect(text).not.toMatch(/Sandra|Parvati/);
});

test('marks what is new, and takes the dot away once it was shown', async () => {
  const server = openActivity([{ kind: 'topList', listId: 'list_1' }]);
  expect(await screen.findByText(/^New:/)).toBeInTheDocument();
  expect(screen.getByTestId('menu')).toHaveTextContent('Menu, something new');
  await waitFor(() => expect(server.writes).toHaveLength(1));
  expect(server.writes[0]).toMatch(/users\/ana\/inbox\/current.*seenAt/);
});

test('writes nothing when there is nothing new', async () => {
  const server = openActivity([{ kind: 'topList', listId: 'list_1' }], { seenAt: at });
  await readSentences();
  expect(screen.getByTestId('menu')).toHaveTextContent(/^Menu$/);
  expect(server.writes).toEqual([]);
});

test('the dot reads nothing again within five minutes, however often the app is loaded', async () => {
  const server = stubFirestore({});
  const read = vi.spyOn(server, 'read');
  for (let visit = 1; visit <= 2; visit += 1) {
    const client = createTestClient(0);
    restoreQueries(client, 'ana');
    const { unmount } = renderPage({ '/': <NewsDot uid="ana" /> }, { client });
    await waitFor(() => expect(client.isFetching()).toBe(0));
    persistQueries(client, 'ana');
    unmount();
  }
  expect(read).toHaveBeenCalledExactlyOnceWith([expect.stringContaining(inboxPath('ana'))]);
});

test('says what will show here while there is nothing', async () => {
  openActivity([]);
  expect(await screen.findByText('Nothing yet.')).toBeVisible();
});
