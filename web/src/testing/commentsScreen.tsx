import type { Comment } from '@outrank/shared/comments/comment';
import type { LoadedComments } from '@outrank/shared/comments/threads';
import { act } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import CommentsSection from '#features/comments/CommentsSection.tsx';
import { renderWithToasts } from './listScreen.tsx';

const list = { userId: 'ana', listId: 'list_1' };
export const ben = { uid: 'ben', displayName: 'Ben' };

/** A comment of Cleo's; names only what matters. */
export function buildComment(given: Partial<Comment> = {}): Comment {
  return {
    id: 'c1',
    listUserId: list.userId,
    listId: list.listId,
    userId: 'cleo',
    userName: 'Cleo',
    text: 'Well played',
    createdAt: '2026-03-01T12:00:00.000Z',
    upvoteCount: 0,
    downvoteCount: 0,
    parentId: null,
    isReply: false,
    ...given,
  };
}

// The query cache tells its observers in a task of its own.
const toldInTheNextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The section as Ben sees it. `tell` is the server: what it hands over; `fail`, that it cannot be reached. */
export function renderComments(author: typeof ben | null = ben) {
  let telling:
    | { onComments: (talk: LoadedComments) => void; onFailure: (error: unknown) => void }
    | undefined;
  const watch = vi.fn<typeof import('#data/comments/watchComments.ts').watchComments>((_, listener) => {
    telling = listener;
    return { stop: () => {}, showOlder: () => {}, refresh: () => {} };
  });
  renderWithToasts(
    <MemoryRouter>
      <CommentsSection list={list} author={author ?? undefined} watch={watch} />
    </MemoryRouter>,
  );
  const tell = (comments: readonly Comment[], talk: Partial<LoadedComments> = {}) =>
    act(async () => {
      telling?.onComments({ comments, votes: {}, hasOlder: false, ...talk });
      await toldInTheNextTask();
    });
  const fail = () => act(async () => telling?.onFailure(new Error('refused')));
  return { tell, fail, watch };
}

/** The section with these comments in it. */
export async function showComments(...comments: readonly Comment[]) {
  const talk = renderComments();
  await talk.tell(comments);
  return talk;
}

type Connection = {
  /** How the database takes a write; by default it stores it. */
  commit?: (write: string) => Promise<Response>;
  /** How the function takes a deletion; by default it deletes. */
  deletion?: () => Promise<Response>;
  /** How many comments Ben has posted lately. */
  posted?: number;
};

const time = '2026-03-01T12:00:00Z';
export const acceptWrite = async () => Response.json({ writeResults: [{}, {}], commitTime: time });
const deleted = async () => Response.json({ result: null });

function fieldsAt(path: string, posted: number): object | undefined {
  if (path.includes('/userLists/')) return { displayName: { stringValue: 'Ben' } };
  if (!path.endsWith('/rates/comments') || posted === 0) return undefined;
  const at = { timestampValue: time };
  return { documentId: { stringValue: 'c0' }, at, windowAt: at, count: { integerValue: `${posted}` } };
}

/** The far end of the wire, which knows Ben and nothing else. */
export function connectComments({
  commit = acceptWrite,
  deletion = deleted,
  posted = 0,
}: Connection = {}): void {
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith(':commit')) return commit(body);
    if (pathname.endsWith('/deleteComment')) return deletion();
    const names: string[] = JSON.parse(body).documents ?? [];
    return Response.json(
      names.map((name) => {
        const fields = fieldsAt(name, posted);
        const found = fields && { found: { name, fields, createTime: time, updateTime: time } };
        return { ...(found ?? { missing: name }), readTime: time };
      }),
    );
  });
}

/** An answer of the cloud that refuses. */
export const refuse = (status: string, code: number) => async () =>
  Response.json({ error: { status, message: 'no' } }, { status: code });

/** Writes that arrive and wait for the test to answer them. */
export function holdWrites() {
  const writes: { id: string; body: string; answer: (response: Promise<Response>) => void }[] = [];
  connectComments({
    commit: (body) =>
      new Promise((resolve) => {
        const [, id = ''] = /\/comments\/(\w{20})/.exec(body) ?? [];
        writes.push({ id, body, answer: resolve });
      }),
  });
  return writes;
}
