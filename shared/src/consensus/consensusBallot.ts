import type { Subject } from '../documents/results.ts';
import { isBestFirst } from './subject.ts';

/** What the stored version of a list counts in, and whether it is the owner's submission there. */
export type StoredSubmission = { readonly subject: Subject | undefined; readonly isCounted: boolean };

/**
 * Whether a list that qualifies for a subject counts in it as long as its owner has not chosen: as the stored version was, if
 * that qualified too, and otherwise if its name does not say that the last one is the best.
 */
export function isCountedByDefault(name: string, subject: Subject, stored?: StoredSubmission): boolean {
  return stored?.subject === subject ? stored.isCounted : isBestFirst(name);
}
