import * as z from 'zod/mini';
import { storedTimeSchema } from '../firestore/timestamp.ts';

/** What a user offers for a subject's consensus, as stored: one of the user's own lists. `at` is the server's time (ISO). */
export const consensusBallotSchema = z.object({ listId: z.string(), at: storedTimeSchema });

export type ConsensusBallot = Readonly<z.infer<typeof consensusBallotSchema>>;
