import { consensusPath, type Subject } from '../../documents/results.ts';
import { toConsensus, toStoredConsensus } from '../consensus.ts';
import { countOrder } from '../headToHeads.ts';
import { getSubjectItems } from '../subject.ts';

export type Orders = readonly (readonly string[])[];

/** So many lists in this order. */
export const repeat = (times: number, ...order: readonly string[]): Orders =>
  Array<readonly string[]>(times).fill(order);

/** What fans say whose lists have these orders. */
export function consensusOf(subject: Subject, orders: Orders) {
  const items = getSubjectItems(subject);
  return toConsensus(
    items,
    orders.map((order) => countOrder(items, order)),
  );
}

/** The stored document of a consensus. */
export const consensusDocument = (subject: Subject, orders: Orders, more: object = {}) => ({
  ...toStoredConsensus(consensusOf(subject, orders)),
  publishedAt: new Date('2026-11-21T12:00:00Z'),
  ...more,
});

/** The same by its path. */
export const publishedConsensus = (subject: Subject, orders: Orders, more: object = {}) => ({
  [consensusPath(subject)]: consensusDocument(subject, orders, more),
});
