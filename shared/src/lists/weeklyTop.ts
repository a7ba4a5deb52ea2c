import * as z from 'zod/mini';
import { parseList, type RankedList } from './list.ts';

/** The documents of the chosen lists as they were stored, best first. */
const weeklyTopSchema = z.object({ lists: z.array(z.unknown()) });

/** How long a list counts as one of this week, in milliseconds: 7 x 24 hours, to the second. */
export const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Reads `weeklyTop/current`. What is no list, or not public, falls out and leaves the others standing; before the first
 * computation there is no document and no list.
 * @throws z.core.$ZodError when the document is another thing altogether.
 */
export function parseWeeklyTop(document: unknown): RankedList[] {
  if (document === undefined) return [];
  return weeklyTopSchema.parse(document).lists.flatMap(readable);
}

function readable(document: unknown): RankedList[] {
  try {
    const list = parseList(document);
    return list.isPublic ? [list] : [];
  } catch (error) {
    console.warn('A list of this week could not be read', error);
    return [];
  }
}
