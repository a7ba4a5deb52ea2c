import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';

/**
 * Reads what functions publish of a poll: its results, an edition, or its rank counts. One document.
 * @param parse returns undefined when the document is missing or counts nobody.
 * @throws what `parse` throws when the document is malformed.
 */
export async function readPublished<Published>(
  db: Firestore,
  path: string,
  parse: (document: unknown) => Published | undefined,
): Promise<Published | undefined> {
  return parse((await getDoc(doc(db, path))).data());
}
