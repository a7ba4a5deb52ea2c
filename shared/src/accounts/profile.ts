import * as z from 'zod/mini';

/** The document `userLists/{uid}`, a user's public profile. */
export const profileSchema = z.object({ displayName: z.string() });
export type Profile = z.infer<typeof profileSchema>;
