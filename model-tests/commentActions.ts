import type { CommentVote } from '@outrank/shared/comments/comment';
import { deletedCommentPath, type ListKey, listKeyText } from '@outrank/shared/firestore/documentPaths';
import { COMMENTS_PER_WINDOW } from '@outrank/shared/limits';
import { removeComment } from '../functions/src/cascade/removeComment.ts';
import { cloudEvents } from '../functions/src/testing/delivery/cloudEvents.ts';
import { addComment } from '../web/src/data/comments/comments.ts';
import { saveCommentVote } from '../web/src/data/comments/commentVotes.ts';
import type { Act } from './action.ts';
import { ensureName, nameAtSignIn } from './profileActions.ts';
import { type Fan, listIn, type World } from './world.ts';

/** One of the comments that there can be: each has its list, its author and an id of its own. */
export type Words = { readonly list: ListKey; readonly author: Fan; readonly turn: number };

function idOf({ list, author, turn }: Words): string {
  const letters = `${list.userId}${list.listId.replace('_', '')}${author}${turn}`;
  return letters.padEnd(20, '0');
}

/** The answer to a first attempt may be lost, so a comment that is there already is as good. */
export function comment(words: Words, text: string, parent: Words | undefined): Act {
  const { list, author: by } = words;
  const parentId = parent ? idOf(parent) : null;
  return {
    by,
    model: (world) => {
      ensureName(world, by);
      const created = world.created[by];
      if (world.comments[idOf(words)]) return ['done'];
      if (!created || created.comments >= COMMENTS_PER_WINDOW) return ['busy'];
      if (!mayBeWritten(world, words, parentId)) return ['refused'];
      world.comments[idOf(words)] = { list: listKeyText(list), author: by, text, parentId, votes: {} };
      created.comments += 1;
      return ['done'];
    },
    perform: (db) =>
      addComment(db, { uid: by, displayName: nameAtSignIn(by) }, { list, text, parentId }, idOf(words)),
    toString: () => `${by} writes ${idOf(words)}${parentId ? ` in answer to ${parentId}` : ''}`,
  };
}

function mayBeWritten(world: World, words: Words, parentId: string | null): boolean {
  if (!listIn(world, words.list) || world.deletedComments.includes(idOf(words))) return false;
  if (parentId === null) return true;
  const parent = world.comments[parentId];
  return parent?.parentId === null && parent.list === listKeyText(words.list);
}

/** What is left of something deleted may answer either way until the cloud has cleared up. */
export function vote(by: Fan, words: Words, value: CommentVote): Act {
  const id = idOf(words);
  return {
    by,
    model: ({ comments }) => {
      const voted = comments[id];
      if (!voted) return ['refused', 'done'];
      if (value === 0) delete voted.votes[by];
      else voted.votes[by] = value;
      return ['done'];
    },
    perform: (db) => {
      const { userId, listId } = words.list;
      return saveCommentVote(db, { uid: by, comment: { id, listUserId: userId, listId }, value });
    },
    toString: () => `${by} votes ${value} on ${id}`,
  };
}

class NotOnesOwn extends Error {
  readonly code = 'permission-denied';
}

/** A comment that went with its list may still be there, to be refused to anybody but its author. */
export function removeWords(by: Fan, words: Words): Act {
  const id = idOf(words);
  return {
    by,
    model: (world) => {
      const author = world.comments[id]?.author;
      if (author === undefined) return by === words.author ? ['done'] : ['done', 'refused'];
      if (author !== by) return ['refused'];
      delete world.comments[id];
      world.deletedComments.push(id);
      return ['done'];
    },
    perform: async (_db, site) => {
      if (!(await removeComment(site.cloud, by, id))) throw new NotOnesOwn();
      if ((await site.cloud.doc(deletedCommentPath(id)).get()).exists)
        site.tell(cloudEvents.cleanUpComment(id));
    },
    toString: () => `${by} deletes ${id}`,
  };
}
