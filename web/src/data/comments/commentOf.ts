import { type Comment, parseComment } from '@outrank/shared/comments/comment';

/** What both Firestore clients call a snapshot. */
type Snapshot = { readonly id: string; data(): unknown };

/** A stored comment, or undefined when there is none or it is broken: the others stand without it. */
export function commentOf(snapshot: Snapshot): Comment | undefined {
  const document = snapshot.data();
  if (document === undefined) return undefined;
  try {
    return parseComment(snapshot.id, document);
  } catch (error) {
    console.warn(`The comment ${snapshot.id} could not be read`, error);
    return undefined;
  }
}
