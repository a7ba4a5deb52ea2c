import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** All documents of a query, so many at a time, until a page is not full. Without an order they come by their names. */
export async function* readPages(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  const pages = query.limit(size);
  let page = await pages.get();
  while (!page.empty) {
    yield page.docs;
    // To ask past the end is billed as well.
    if (page.size < size) return;
    page = await pages.startAfter(page.docs.at(-1)).get();
  }
}
