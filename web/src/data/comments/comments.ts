import {
  COMMENTS,
  type Comment,
  commentPath,
  type NewComment,
  parseComment,
  toStoredCommentText,
} from '@outrank/shared/documents/comment';
import { collection, doc, type Firestore, getDoc, serverTimestamp } from 'firebase/firestore/lite';
import { errorKind } from '#data/firebase/errors.ts';
import { writeWithinRate } from '#data/firebase/rates.ts';
import { ensureProfile } from '#data/session/profile.ts';

type Author = { readonly uid: string; readonly displayName: string | null };

/** Creates an id for a new comment. */
export function createCommentId(db: Firestore): string {
  return doc(collection(db, COMMENTS)).id;
}

/** Reads a comment; undefined when it does not exist or is not visible to the user. Throws when the document is broken. */
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
  await writeWithinRate(db, {
    uid: author.uid,
    kind: 'comments',
    documentId: id,
    fill: (batch) => batch.set(doc(db, commentPath(id)), comment),
  });
}

/**
 * Posts a comment or a reply and returns its id. A caller that passes the same `id` again after a lost response stores the
 * comment once.
 * @throws RateLimitError (kind `busy`) when the author has posted as many as the limit allows.
 * @throws FirebaseError when the list or the parent comment is deleted or not visible to the user, or offline.
 */
export async function addComment(
  db: Firestore,
  author: Author,
  comment: NewComment,
  id = createCommentId(db),
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
