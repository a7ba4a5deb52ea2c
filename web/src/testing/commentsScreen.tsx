import { userListsPath } from '@outrank/shared/documents/account';
import type { Comment } from '@outrank/shared/documents/comment';
import type { RateKind } from '@outrank/shared/documents/rate';
import { commentDocument } from '@outrank/shared/testing/storedDocuments';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { CommentPage, readCommentPage } from '#data/comments/readComments.ts';
import CommentsSection from '#features/comments/CommentsSection.tsx';
import { emptyBucket, refuse, stubFirestore } from './firestoreServer.ts';
import { createTestClient, Providers } from './renderPage.tsx';

const mocked = vi.hoisted(() => ({ readPage: vi.fn<typeof readCommentPage>() }));
vi.mock('#data/comments/readComments.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readCommentPage: mocked.readPage,
}));

/** Stands for `readCommentPage`. */
export const { readPage } = mocked;

const list = { userId: 'ana', listId: 'list_1' };
const ben = { uid: 'ben', displayName: 'Ben' };

/** A comment of Cleo's, with changes. */
export function buildComment(changes: Partial<Comment> = {}): Comment {
  const createdAt = '2026-03-01T12:00:00.000Z';
  const author = { userId: 'cleo', userName: 'Cleo' };
  return {
    ...commentDocument(list, createdAt),
    id: 'c1',
    ...author,
    text: 'Well played',
    createdAt,
    ...changes,
  };
}

// TanStack Query notifies its observers in the next task.
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The section as Ben sees it. Reads wait until `emit` answers the last of them; `fail` refuses it. */
export function renderComments(author: typeof ben | null = ben, isFolded = false) {
  let waiting: PromiseWithResolvers<CommentPage> & { readonly readAt: number };
  readPage.mockReset().mockImplementation(() => {
    waiting = { ...Promise.withResolvers<CommentPage>(), readAt: performance.now() };
    return waiting.promise;
  });
  const client = createTestClient(0);
  render(
    <Providers client={client}>
      <MemoryRouter>
        <CommentsSection list={list} author={author ?? undefined} isFolded={isFolded} />
      </MemoryRouter>
    </Providers>,
  );
  const settle = (answer: () => void) =>
    act(async () => {
      answer();
      while (client.isFetching() > 0) await nextTask();
      await nextTask();
    });
  let isFirst = true;
  const emit = async (comments: readonly Comment[], page: Partial<CommentPage> = {}) => {
    if (!isFirst) act(() => void client.invalidateQueries({ queryKey: ['comments'] }));
    isFirst = false;
    await settle(() => waiting.resolve({ comments, votes: {}, readAt: waiting.readAt, ...page }));
  };
  const fail = () => settle(() => waiting.reject(new Error('refused')));
  return { emit, fail, readPage };
}

/** The section with these comments in it. */
export async function showComments(...comments: readonly Comment[]) {
  const section = renderComments();
  await section.emit(comments);
  return section;
}

type Options = {
  /** Answers a write; by default accepts it. */
  commit?: (write: string) => Promise<Response>;
  /** Answers a deletion; by default deletes. */
  deletion?: () => Promise<Response>;
  /** What Ben has done as often as the limit allows. */
  tooFast?: RateKind | undefined;
};

/** A Firestore that holds Ben's profile. */
export function stubCommentsServer(options: Options = {}): void {
  const { tooFast, deletion = async () => Response.json({ result: null }) } = options;
  const commit = options.commit ?? (tooFast && refuse('PERMISSION_DENIED', 403));
  stubFirestore({
    documents: {
      [userListsPath('ben')]: { displayName: 'Ben' },
      ...(tooFast && emptyBucket(tooFast)),
    },
    functions: { deleteComment: deletion },
    ...(commit && { commit }),
  });
}

/** Collects writes, which wait until the test answers them. */
export function holdWrites() {
  const writes: { id: string; body: string; answer: (response: Promise<Response>) => void }[] = [];
  stubCommentsServer({
    commit: (body) =>
      new Promise((resolve) => {
        const [, id = ''] = /\/comments\/(\w{20})/.exec(body) ?? [];
        writes.push({ id, body, answer: resolve });
      }),
  });
  return writes;
}
