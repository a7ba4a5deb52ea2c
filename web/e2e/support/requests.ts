import type { Page } from 'playwright-core';

/** What a page reads from now on: how many documents, and the files of facts. */
export function watchReads(page: Page): { documents: number; readonly facts: string[] } {
  const reads = { documents: 0, facts: [] as string[] };
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/facts/')) reads.facts.push(pathname);
    if (!pathname.includes('/documents')) return;
    // Every visit reads it, after what the page shows.
    if (response.request().postData()?.includes('/inbox/')) return;
    // The mask of a read by address is in its query; a batch or a query answers with an array.
    const answer: unknown = await response.json().catch(() => undefined);
    reads.documents += Array.isArray(answer) ? answer.length : 1;
  });
  return reads;
}
