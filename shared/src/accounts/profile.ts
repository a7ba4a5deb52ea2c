import * as z from 'zod/mini';
import { USERNAME_MAX } from '../limits.ts';
import { truncateText } from '../text/truncateText.ts';

/** The document `userLists/{uid}`, a user's public profile. */
export const profileSchema = z.object({ displayName: z.string() });
export type Profile = z.infer<typeof profileSchema>;

const NAMELESS = 'Castaway';

/** A valid username: trimmed and cut to 30 characters. A blank name becomes 'Castaway'. */
export function toUsername(name: string | null | undefined): string {
  return truncateText(name ?? '', USERNAME_MAX) || NAMELESS;
}
