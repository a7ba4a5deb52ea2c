import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** All documents of a query without an order, so many at a time, by their names. What is added meanwhile may be left out. */
export async function* pagesOf(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  const pages = query.limit(size);
  let page = await pages.get();
  while (!page.empty) {
    yield page.docs;
    if (page.size < size) return;
    page = await pages.startAfter(page.docs.at(-1)).get();
  }
}
