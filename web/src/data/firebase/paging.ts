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
