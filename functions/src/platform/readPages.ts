import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Reads all documents of a query, `size` at a time. Without an order they are sorted by name. */
export async function* readPages(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  const pages = query.limit(size);
  let page = await pages.get();
  while (!page.empty) {
    yield page.docs;
    // An empty read past the end would be billed too.
    if (page.size < size) return;
    page = await pages.startAfter(page.docs.at(-1)).get();
  }
}
