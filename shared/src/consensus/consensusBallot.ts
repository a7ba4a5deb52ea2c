import * as z from 'zod/mini';
import { storedTimeSchema } from '../firestore/timestamp.ts';
import { isBestFirst, type Subject } from './subject.ts';

/** What a user offers for a subject's consensus, as stored: one of the user's own lists. `at` is the server's time (ISO). */
export const consensusBallotSchema = z.object({ listId: z.string(), at: storedTimeSchema });

export type ConsensusBallot = Readonly<z.infer<typeof consensusBallotSchema>>;

/** What the stored version of a list counts in, and whether its owner offers it there. */
export type StoredOffer = { readonly subject: Subject | undefined; readonly isOffered: boolean };

/**
 * Whether a list that qualifies for a subject is offered as long as its owner has not chosen: as the stored version was, if
 * that qualified too, and otherwise if its name does not say that the last one is the best.
 */
export function isOfferedByDefault(name: string, subject: Subject, stored?: StoredOffer): boolean {
  return stored?.subject === subject ? stored.isOffered : isBestFirst(name);
}
