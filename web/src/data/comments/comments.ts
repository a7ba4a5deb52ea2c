import {
  type Comment,
  type NewComment,
  parseComment,
  toStoredCommentText,
} from '@outrank/shared/comments/comment';
import { COMMENTS, commentPath } from '@outrank/shared/firestore/documentPaths';
import { collection, doc, type Firestore, getDoc, serverTimestamp } from 'firebase/firestore/lite';
import { errorKind } from '#data/firebase/errors.ts';
import { createWithinRateLimit } from '#data/firebase/rates.ts';
import { ensureProfile } from '#data/session/profile.ts';

type Author = { readonly uid: string; readonly displayName: string | null };

/** An id for a comment that is to be written. */
export function newCommentId(db: Firestore): string {
  return doc(collection(db, COMMENTS)).id;
}

/** A comment, or undefined when there is none that the reader may see. A document that is no comment throws. */
export async function readComment(db: Firestore, id: string): Promise<Comment | undefined> {
  try {
    const snapshot = await getDoc(doc(db, commentPath(id)));
    return snapshot.exists() ? parseComment(id, snapshot.data()) : undefined;
  } catch (error) {
    if (errorKind(error) === 'forbidden') return undefined;
    throw error;
  }
}

async function writeComment(db: Firestore, author: Author, { list, text, parentId }: NewComment, id: string) {
  const { displayName } = await ensureProfile(db, author);
  const comment = {
    listUserId: list.userId,
    listId: list.listId,
    userId: author.uid,
    userName: displayName,
    text: toStoredCommentText(text),
    createdAt: serverTimestamp(),
    upvoteCount: 0,
    downvoteCount: 0,
    parentId,
    isReply: parentId !== null,
  };
  await createWithinRateLimit(db, {
    uid: author.uid,
    kind: 'comments',
    documentId: id,
    fill: (batch) => batch.set(doc(db, commentPath(id)), comment),
  });
}

/**
 * Posts a comment or a reply and gives its id. A caller who keeps the `id` may try again after a lost answer: the comment
 * is stored once.
 * @throws RateLimitError (kind `busy`) when the author has posted as many as one may for now.
 * @throws FirebaseError when the list or the comment that is answered is gone or not to be seen, or the connection is lost.
 */
export async function addComment(
  db: Firestore,
  author: Author,
  comment: NewComment,
  id = newCommentId(db),
): Promise<string> {
  try {
    await writeComment(db, author, comment, id);
  } catch (error) {
    if (!['forbidden', 'busy'].includes(errorKind(error))) throw error;
    const stored = await readComment(db, id);
    if (stored?.userId !== author.uid) throw error;
  }
  return id;
}
