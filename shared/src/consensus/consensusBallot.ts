import type { Subject } from '../documents/results.ts';
import { isBestFirst } from './subject.ts';

/** What the stored version of a list counts in, and whether its owner offers it there. */
export type StoredOffer = { readonly subject: Subject | undefined; readonly isOffered: boolean };

/**
 * Whether a list that qualifies for a subject is offered as long as its owner has not chosen: as the stored version was, if
 * that qualified too, and otherwise if its name does not say that the last one is the best.
 */
export function isOfferedByDefault(name: string, subject: Subject, stored?: StoredOffer): boolean {
  return stored?.subject === subject ? stored.isOffered : isBestFirst(name);
}
