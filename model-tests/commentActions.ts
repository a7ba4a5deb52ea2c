import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import { rateLimits } from '@outrank/shared/documents/rate';
import type { CommentVote } from '@outrank/shared/documents/reactions';
import { FirebaseError } from 'firebase/app';
import { removeComment } from '../functions/src/cascade/removeComment.ts';
import { addComment, saveCommentVote } from '../web/src/data/comments/writeComments.ts';
import { ensureName, getAuthName } from './accountActions.ts';
import type { Action } from './action.ts';
import { findList, type User, type World } from './world.ts';

/** One of the possible comments. The key determines its id. */
export type CommentKey = { readonly list: ListKey; readonly author: User; readonly number: number };

function getId({ list, author, number }: CommentKey): string {
  return `${list.userId}${list.listId.replace('_', '')}${author}${number}`.padEnd(20, '0');
}

/** Posting an existing comment succeeds, because the answer to a first attempt may be lost. */
export function post(key: CommentKey, text: string, parent?: CommentKey): Action {
  const { list, author: by } = key;
  const id = getId(key);
  const parentId = parent ? getId(parent) : null;
  return {
    by,
    predict: (world) => {
      ensureName(world, by);
      const created = world.created[by];
      if (world.comments[id]) return;
      if (!created || created.comments >= rateLimits.comments.most) return ['busy'];
      if (!canPost(world, key, parentId)) return ['refused'];
      world.comments[id] = { list: listKeyText(list), author: by, text, parentId, votes: {} };
      created.comments += 1;
    },
    perform: async (client) => {
      await addComment(client, { uid: by, displayName: getAuthName(by) }, { list, text, parentId }, id);
    },
    toString: () => `${by} posts ${id}${parentId ? ` as a reply to ${parentId}` : ''}`,
  };
}

function canPost(world: World, key: CommentKey, parentId: string | null): boolean {
  if (!findList(world, key.list) || world.deletedComments.includes(getId(key))) return false;
  if (parentId === null) return true;
  const parent = world.comments[parentId];
  return parent?.parentId === null && parent.list === listKeyText(key.list);
}

/** After a comment or its list is deleted, either outcome is possible until the cleanup. */
export function vote(by: User, key: CommentKey, value: CommentVote): Action {
  const id = getId(key);
  return {
    by,
    predict: ({ comments }) => {
      const comment = comments[id];
      if (!comment) return ['refused', 'done'];
      if (value === 0) delete comment.votes[by];
      else comment.votes[by] = value;
    },
    perform: async (client) => {
      const comment = { id, listUserId: key.list.userId, listId: key.list.listId };
      await saveCommentVote(client, { uid: by, comment, value });
    },
    toString: () => `${by} votes ${value} on ${id}`,
  };
}

/** A comment of a deleted list may still exist until the cleanup, and then only its author can delete it. */
export function deleteComment(by: User, key: CommentKey): Action {
  const id = getId(key);
  return {
    by,
    predict: (world) => {
      const author = world.comments[id]?.author;
      if (author === undefined) return by === key.author ? ['done'] : ['done', 'refused'];
      if (author !== by) return ['refused'];
      delete world.comments[id];
      world.deletedComments.push(id);
    },
    perform: async (_client, { db }) => {
      if (!(await removeComment(db, by, id))) throw new FirebaseError('permission-denied', id);
    },
    toString: () => `${by} deletes ${id}`,
  };
}
