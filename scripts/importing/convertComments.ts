import { toUsername } from '@outrank/shared/accounts/username';
import { commentPath, deletedCommentPath } from '@outrank/shared/documents/comment';
import { type ListKey, listKeyText, listPath } from '@outrank/shared/documents/list';
import { commentVotePath } from '@outrank/shared/documents/reactions';
import { COMMENT_TEXT_MAX } from '@outrank/shared/limits';
import { truncateText } from '@outrank/shared/text/text';
import type * as z from 'zod/mini';
import {
  convertText,
  type DocumentGroup,
  listUids,
  type NewDocument,
  type Notes,
  parseFields,
} from './conversion.ts';
import { type OriginalExport, originalCommentSchema } from './originalSchemas.ts';

/** Firestore creates such ids, and the rules accept no others. */
const COMMENT_ID = /^[A-Za-z0-9]{20}$/;

type Original = z.infer<typeof originalCommentSchema> & { readonly id: string; readonly key: ListKey };
type CommentsById = ReadonlyMap<string, Original>;

/** The imported lists by path and the imported users' names by id. */
type Imported = { readonly lists: ReadonlyMap<string, unknown>; readonly names: ReadonlyMap<string, string> };

/** Converts the comments on imported lists, with the votes on them. */
export function convertComments(
  { comments }: OriginalExport,
  imported: Imported,
  notes: Notes,
): DocumentGroup[] {
  const parsed = Object.entries(comments).flatMap(([id, value]) => parseComment(id, value, imported, notes));
  const byId = new Map(parsed.map((comment) => [comment.id, comment]));
  return parsed.map((comment) => convertComment(comment, byId, imported, notes));
}

function parseComment(id: string, value: unknown, { lists }: Imported, notes: Notes): Original[] {
  const comment = parseFields(originalCommentSchema, value, commentPath(id), notes);
  const key = { userId: comment?.listUserId ?? '', listId: comment?.listId ?? '' };
  const checks = [
    [COMMENT_ID.test(id), 'its id is not one that Firestore creates'],
    [comment !== undefined, 'lacks its author, its list or its text'],
    [truncateText(comment?.text ?? '', 1) !== '', 'has no text'],
    [lists.has(listPath(key)), 'its list is missing'],
  ] as const;
  const failed = checks.find(([isMet]) => !isMet);
  if (comment && !failed) return [{ ...comment, id, key }];
  notes.lost(commentPath(id), failed?.[1] ?? '');
  return [];
}

function convertComment(
  comment: Original,
  all: CommentsById,
  { names }: Imported,
  notes: Notes,
): DocumentGroup {
  const path = commentPath(comment.id);
  const { key, userId } = comment;
  const parentId = findTopLevelParent(comment, all, notes);
  const text = convertText(comment.text, { field: 'text', max: COMMENT_TEXT_MAX }, path, notes);
  if (comment.createdAt === undefined) notes.changed(path, 'has no time and becomes the oldest');
  const upvoters = listUids(comment.upvotes, `${path} upvotes`, notes);
  const voters = listUids(comment.downvotes, `${path} downvotes`, notes);
  const downvoters = voters.filter((uid) => !upvoters.includes(uid));
  if (downvoters.length < voters.length) notes.changed(path, 'who voted both ways voted up');
  const createdAt = comment.createdAt ?? new Date(0);
  const data = {
    listUserId: key.userId,
    listId: key.listId,
    userId,
    userName: names.get(userId) ?? toUsername(comment.userName),
    text,
    createdAt,
    upvoteCount: upvoters.length,
    downvoteCount: downvoters.length,
    countedAt: createdAt,
    parentId,
    isReply: parentId !== null,
  };
  const createVote = (value: 1 | -1) => (uid: string) => ({
    path: commentVotePath(uid, comment.id),
    data: { commentId: comment.id, listKey: listKeyText(key), value, at: createdAt },
  });
  const votes = [...upvoters.map(createVote(1)), ...downvoters.map(createVote(-1))];
  return {
    kind: 'comments',
    document: { path, data },
    related: [...createTombstone(data, all), ...votes],
  };
}

/** A missing parent was deleted: its replies stay, and its id must not be reused. */
function createTombstone(
  { parentId, createdAt }: { parentId: string | null; createdAt: Date },
  all: CommentsById,
): NewDocument[] {
  if (parentId === null || all.has(parentId)) return [];
  return [{ path: deletedCommentPath(parentId), data: { at: createdAt } }];
}

/** The top-level comment of a reply on the same list. The id of a deleted one is kept. */
function findTopLevelParent(comment: Original, all: CommentsById, notes: Notes): string | null {
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
  const parentId = isUsable ? id : null;
  if (parentId !== (comment.parentId ?? null))
    notes.changed(commentPath(comment.id), 'is under another comment than before');
  return parentId;
}
