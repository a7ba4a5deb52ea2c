import * as z from 'zod/mini';
import type { ListKey } from '../firestore/documentPaths.ts';

/** Which lists are this week's top, best first. Readers read the lists themselves, so the document stays small. */
const weeklyTopSchema = z.object({
  lists: z.array(z.object({ userId: z.string(), listId: z.string() })),
});

/** How long a list counts as one of this week, in milliseconds. */
export const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Parses `weeklyTop/current`; empty when it is missing.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parseWeeklyTop(document: unknown): ListKey[] {
  return document === undefined ? [] : weeklyTopSchema.parse(document).lists;
}
