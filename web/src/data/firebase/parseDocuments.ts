import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';

/** What these documents hold. One that is broken is logged and left out; the others stand without it. */
export function parseDocuments<Held>(
  docs: readonly QueryDocumentSnapshot[],
  parse: (found: QueryDocumentSnapshot) => Held,
): Held[] {
  return docs.flatMap((found) => {
    try {
      return [parse(found)];
    } catch (error) {
      console.warn(`The document ${found.ref.path} could not be read`, error);
      return [];
    }
  });
}
