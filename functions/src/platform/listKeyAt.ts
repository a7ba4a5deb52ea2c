import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import type { DocumentReference } from 'firebase-admin/firestore';

/** The key of the list whose document this is. */
export function listKeyAt({ id, parent }: DocumentReference): ListKey {
  return { userId: parent.parent?.id ?? '', listId: id };
}
