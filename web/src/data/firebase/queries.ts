import { limit, type QueryConstraint, type QueryDocumentSnapshot, startAfter } from 'firebase/firestore/lite';

/** The constraints for one page: `count` documents, after the last one of the previous page. */
export function pageAfter(after: QueryDocumentSnapshot | undefined, count: number): QueryConstraint[] {
  return [...(after ? [startAfter(after)] : []), limit(count)];
}

/** The start of the next page. A page that is not full is the last one. */
export function toNextPage(
  docs: readonly QueryDocumentSnapshot[],
  count: number,
): { readonly next?: QueryDocumentSnapshot } {
  const last = docs.at(-1);
  return docs.length === count && last ? { next: last } : {};
}

export type StoredDocument = {
  readonly id: string;
  readonly ref: { readonly path: string };
  data(): unknown;
};

/** Parses each document. A broken one is logged and skipped. */
export function parseDocuments<Parsed>(
  docs: readonly StoredDocument[],
  parse: (data: unknown, id: string) => Parsed,
): Parsed[] {
  return docs.flatMap((doc) => {
    try {
      return [parse(doc.data(), doc.id)];
    } catch (error) {
      console.warn(`The document ${doc.ref.path} could not be read`, error);
      return [];
    }
  });
}
