import { Query, QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** Counts queries and the documents that they read, until `stop`. */
export function countReads() {
  const spies = [vi.spyOn(Query.prototype, 'get'), vi.spyOn(Transaction.prototype, 'get')];
  return {
    async stop() {
      const results = await Promise.all(spies.flatMap(({ mock }) => mock.results.map(({ value }) => value)));
      for (const spy of spies) spy.mockRestore();
      const pages = results.filter((result) => result instanceof QuerySnapshot);
      return { queries: pages.length, documents: pages.reduce((read, { size }) => read + size, 0) };
    },
  };
}
