import type { LoadedComments } from '@outrank/shared/comments/threads';
import { userListsPath } from '@outrank/shared/documents/account';
import type { Comment } from '@outrank/shared/documents/comment';
import type { RateKind } from '@outrank/shared/documents/rate';
import { commentDocument } from '@outrank/shared/testing/storedDocuments';
import { act } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import CommentsSection from '#features/comments/CommentsSection.tsx';
import { emptyBucket, refuse, stubFirestore } from './firestoreServer.ts';
import { renderWithToasts } from './renderPage.tsx';

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

/** The section as Ben sees it. `emit` delivers comments from the server; `fail` reports that it cannot be reached. */
export function renderComments(author: typeof ben | null = ben, isFolded = false) {
  let subscriber:
    | { onComments: (loaded: LoadedComments, isBusy: boolean) => void; onFailure: (error: unknown) => void }
    | undefined;
  const showOlder = vi.fn<() => void>();
  const watch = vi.fn<typeof import('#data/comments/watchComments.ts').watchComments>((_, listener) => {
    subscriber = listener;
    return { stop: () => {}, showOlder, refresh: () => {} };
  });
  renderWithToasts(
    <MemoryRouter>
      <CommentsSection list={list} author={author ?? undefined} isFolded={isFolded} watch={watch} />
    </MemoryRouter>,
  );
  const emit = (comments: readonly Comment[], loaded: Partial<LoadedComments> = {}, isBusy = false) =>
    act(async () => {
      subscriber?.onComments({ comments, votes: {}, hasOlder: false, ...loaded }, isBusy);
      await nextTask();
    });
  const fail = () => act(async () => subscriber?.onFailure(new Error('refused')));
  return { emit, fail, watch, showOlder };
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
