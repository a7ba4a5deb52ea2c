import type { CategoryId } from '@outrank/shared/categories';
import { editionsPath } from '@outrank/shared/documentPaths';
import { type Edition, parseEdition } from '@outrank/shared/edition';
import {
  collection,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';

function toEditions(snapshot: QueryDocumentSnapshot): readonly Edition[] {
  try {
    const edition = parseEdition(snapshot.id, snapshot.data());
    return edition ? [edition] : [];
  } catch (error) {
    console.warn(`The edition ${snapshot.ref.path} could not be read`, error);
    return [];
  }
}

/**
 * So many of a category's weekly editions, newest first: the latest ones, or those before the edition of an id. The
 * automatic index of `week` serves them. One that cannot be read is left out.
 */
export async function readEditions(
  db: Firestore,
  categoryId: CategoryId,
  count: number,
  before?: string,
): Promise<readonly Edition[]> {
  const earlier = before === undefined ? [] : [where('week', '<', before)];
  const editions = collection(db, editionsPath(categoryId));
  const { docs } = await getDocs(query(editions, ...earlier, orderBy('week', 'desc'), limit(count)));
  return docs.flatMap(toEditions);
}
