import { findSubject, getSubjectItems } from '../consensus/subject.ts';
import type { Subject } from '../documents/results.ts';
import { type ListedItem, toStoredItems } from '../lists/listedItem.ts';

/** The subject whose catalogue order the items stand in, as somebody adds them one after the other; undefined for any other order. */
export function findUnsortedSubject(items: readonly ListedItem[]): Subject | undefined {
  const subject = findSubject(toStoredItems(items));
  if (!subject) return undefined;
  const listed = new Set(items.map(({ id }) => id));
  const inCatalogue = getSubjectItems(subject).filter((id) => listed.has(id));
  return items.every(({ id }, index) => inCatalogue[index] === id) ? subject : undefined;
}

/** The ids as others order them, and below those that they do not know, as they are. */
export function sortLike(order: readonly string[], ids: readonly string[]): readonly string[] {
  const wanted = new Set(ids);
  const known = order.filter((id) => wanted.has(id));
  return [...new Set([...known, ...ids])];
}
