import * as z from 'zod/mini';
import { parseList, type RankedList } from './list.ts';

/** Copies of the stored lists, best first. */
const weeklyTopSchema = z.object({ lists: z.array(z.unknown()) });

/** How long a list counts as one of this week, in milliseconds. */
export const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Parses `weeklyTop/current`; empty when it is missing. Broken and hidden lists are skipped.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parseWeeklyTop(document: unknown): RankedList[] {
  if (document === undefined) return [];
  return weeklyTopSchema.parse(document).lists.flatMap(parsePublicList);
}

function parsePublicList(document: unknown): RankedList[] {
  try {
    const list = parseList(document);
    return list.isPublic ? [list] : [];
  } catch (error) {
    console.warn('A list of this week could not be read', error);
    return [];
  }
}
