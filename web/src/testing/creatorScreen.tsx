import type { ListKey } from '@outrank/shared/documents/list';
import type { Draft } from '@outrank/shared/lists/draft';
import { emptyContent, type ListContent } from '@outrank/shared/lists/listContent';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, type Mock, vi } from 'vitest';
import { draftQueries } from '#features/editor/useDraft.ts';
import CreatePage from '#pages/create/CreatePage.tsx';
import { cast } from './fewCastaways.tsx';
import { stubFirestore } from './firestoreServer.ts';
import { buildList } from './heroesList.ts';
import { createTestClient, renderPage } from './renderPage.tsx';

const mocked = vi.hoisted(() => ({ createList: vi.fn(), updateList: vi.fn(), readList: vi.fn() }));
/** Stands for the modules of `data` that read and save lists. It saves what it is given. */
export const server: { createList: Mock; updateList: Mock; readList: Mock } = mocked;
vi.mock(import('#data/lists/saveList.ts'), async (original) => ({ ...(await original()), ...mocked }));
vi.mock(import('#data/lists/lists.ts'), async (original) => ({
  ...(await original()),
  readList: mocked.readList,
}));

beforeEach(() => {
  vi.resetAllMocks();
  stubFirestore();
  server.createList.mockImplementation(async (_user, id: string, content: ListContent) => ({
    ...buildList(content),
    ...{ id, userId: 'ben', basedOn: content.basedOn },
  }));
});

export const draftOf = (content: Partial<ListContent>): Draft => ({
  content: { ...emptyContent, ...content },
  updatedAt: '2026-03-01T12:00:00.000Z',
});

/** The editor of Ben, whose account has this draft. */
export function openCreator(address = '/create', draft: Draft | null = null, isInWindow = false) {
  const client = createTestClient();
  client.setQueryData(draftQueries.own('ben').queryKey, draft);
  const routes = {
    '/create': <CreatePage />,
    '/mylists': <h1>My Lists</h1>,
    '/compare': <h1>The comparison</h1>,
    '/list/:userId/:listId': <h1>The public page</h1>,
  };
  return renderPage(routes, { address, client, isInWindow });
}

/** The editor of a stored list. */
export async function openStored(list = buildList({ name: 'Stored', items: cast })) {
  server.readList.mockImplementation(async ({ listId }: ListKey) => ({ ...list, id: listId }));
  const page = openCreator('/create?list=list_1');
  await screen.findByRole('heading', { name: 'Edit Ranking' });
  return page;
}

export const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const findName = () => screen.findByRole('textbox', { name: 'List Name' });
export const rename = async (name: string) => fireEvent.change(await findName(), { target: { value: name } });
/** The names in the ranking, best first. */
export const ranking = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel?.slice(7));
