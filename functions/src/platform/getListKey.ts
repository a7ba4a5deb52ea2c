import type { ListKey } from '@outrank/shared/documents/list';
import type { DocumentReference } from 'firebase-admin/firestore';

/** Gets the key of a list from its document. */
export function getListKey({ id, parent }: DocumentReference): ListKey {
  return { userId: parent.parent?.id ?? '', listId: id };
}
