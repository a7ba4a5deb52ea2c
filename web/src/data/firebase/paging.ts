import { limit, type QueryConstraint, type QueryDocumentSnapshot, startAfter } from 'firebase/firestore/lite';

/** The part of a query that asks for one page: so many documents, after the last one of the page before. */
export function pageAfter(after: QueryDocumentSnapshot | undefined, count: number): QueryConstraint[] {
  return [...(after ? [startAfter(after)] : []), limit(count)];
}

/** What begins the following page. A page that is not full is the last one. */
export function followingPage(
  docs: readonly QueryDocumentSnapshot[],
  count: number,
): { readonly next?: QueryDocumentSnapshot } {
  const last = docs.at(-1);
  return docs.length === count && last ? { next: last } : {};
}
