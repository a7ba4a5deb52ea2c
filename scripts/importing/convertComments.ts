import { toUsername } from '@outrank/shared/accounts/profile';
import {
  commentPath,
  commentVotePath,
  deletedCommentPath,
  type ListKey,
  listKeyText,
  listPath,
} from '@outrank/shared/firestore/documentPaths';
import { COMMENT_TEXT_MAX } from '@outrank/shared/limits';
import { truncateText } from '@outrank/shared/text/truncateText';
import type * as z from 'zod/mini';
import { commentSchema, type OriginalExport } from './originalShapes.ts';
import type { Remarks } from './remarks.ts';
import type { NewDocument, Unit } from './unit.ts';

/** The ids that Firestore chooses; the rules let no other in. */
const COMMENT_ID = /^[A-Za-z0-9]{20}$/;

type Original = z.infer<typeof commentSchema> & { readonly id: string; readonly key: ListKey };

/** What is known of the lists and fans that come over, by the paths and ids that they have here. */
type Known = { readonly lists: ReadonlyMap<string, unknown>; readonly names: ReadonlyMap<string, string> };

/** The comments on lists that come over, with the votes on them. */
export function convertComments({ comments }: OriginalExport, known: Known, remarks: Remarks): Unit[] {
  const read = Object.entries(comments).flatMap(([id, value]) => readComment(id, value, known, remarks));
  const byId = new Map(read.map((comment) => [comment.id, comment]));
  return read.map((comment) => unitOf(comment, byId, known, remarks));
}

function readComment(id: string, value: unknown, { lists }: Known, remarks: Remarks): Original[] {
  const comment = commentSchema.safeParse(value).data;
  const key = { userId: comment?.listUserId ?? '', listId: comment?.listId ?? '' };
  const why = !COMMENT_ID.test(id)
    ? 'its id is none of those that Firestore chooses'
    : !comment
      ? 'lacks its author, its list or its text'
      : comment.text.trim() === ''
        ? 'has no text'
        : !lists.has(listPath(key))
          ? 'its list is not there'
          : undefined;
  if (comment && why === undefined) return [{ ...comment, id, key }];
  remarks.notTaken(commentPath(id), why ?? 'is no comment');
  return [];
}

function unitOf(
  comment: Original,
  all: ReadonlyMap<string, Original>,
  { names }: Known,
  remarks: Remarks,
): Unit {
  const path = commentPath(comment.id);
  const { key, userId } = comment;
  const parentId = topmostOf(comment, all, remarks);
  const text = truncateText(comment.text, COMMENT_TEXT_MAX);
  if (text !== comment.text.trim()) remarks.changed(path, 'the text was too long');
  if (comment.createdAt === undefined) remarks.changed(path, 'has no time and is as old as can be');
  const data = {
    listUserId: key.userId,
    listId: key.listId,
    userId,
    userName: names.get(userId) ?? toUsername(comment.userName),
    text,
    createdAt: comment.createdAt ?? new Date(0),
    ...countsOf(comment, remarks),
    parentId,
    isReply: parentId !== null,
  };
  const isOrphan = parentId !== null && !all.has(parentId);
  const graves = isOrphan ? [{ path: deletedCommentPath(parentId), data: { at: data.createdAt } }] : [];
  return { kind: 'comments', document: { path, data }, marks: [...graves, ...votesOn(comment)] };
}

/** Who voted both ways voted up: in the original, too, an upvote took a downvote away. */
function downvotersOf({ upvotes, downvotes }: Original): string[] {
  return downvotes.filter((uid) => !upvotes.includes(uid));
}

function countsOf(comment: Original, remarks: Remarks) {
  const downvoters = downvotersOf(comment);
  if (downvoters.length < comment.downvotes.length)
    remarks.changed(commentPath(comment.id), 'who voted both ways voted up');
  return { upvoteCount: comment.upvotes.length, downvoteCount: downvoters.length };
}

function votesOn(comment: Original): NewDocument[] {
  const mark = (value: 1 | -1) => (uid: string) => ({
    path: commentVotePath(uid, comment.id),
    data: { commentId: comment.id, listKey: listKeyText(comment.key), value },
  });
  return [...comment.upvotes.map(mark(1)), ...downvotersOf(comment).map(mark(-1))];
}

/**
 * The comment that a reply stands under: never a reply itself, and on the same list. One that was deleted leaves its id,
 * and its replies stand under "This comment was deleted.".
 */
function topmostOf(comment: Original, all: ReadonlyMap<string, Original>, remarks: Remarks): string | null {
  const path = commentPath(comment.id);
  const seen = new Set([comment.id]);
  let id = comment.parentId ?? null;
  while (id !== null && !seen.has(id)) {
    seen.add(id);
    const parent = all.get(id);
    if (parent && listKeyText(parent.key) !== listKeyText(comment.key)) id = null;
    else if (!parent?.parentId) break;
    else id = parent.parentId;
  }
  const isUsable = id !== null && id !== comment.id && COMMENT_ID.test(id);
  const topmost = isUsable ? id : null;
  if (topmost !== (comment.parentId ?? null))
    remarks.changed(path, 'stands under another comment than it did');
  return topmost;
}
