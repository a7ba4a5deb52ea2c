import * as z from 'zod/mini';
import { USERNAME_MAX } from '../limits.ts';
import { truncateText } from '../text/truncateText.ts';

/** The document `userLists/{uid}`: what everyone may know of a fan. */
export const profileSchema = z.object({ displayName: z.string() });
export type Profile = z.infer<typeof profileSchema>;

const NAMELESS = 'Castaway';

/** A username as it may be stored: trimmed, at most 30; a name of blanks becomes 'Castaway'. */
export function toUsername(name: string | null | undefined): string {
  return truncateText(name ?? '', USERNAME_MAX) || NAMELESS;
}
