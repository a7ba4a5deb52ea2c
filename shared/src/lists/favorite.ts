import * as z from 'zod/mini';
import { storedTimeSchema } from '../firestore/timestamp.ts';

/** A favorite as stored. `name` is the list's name at that time; screens show the current one. */
export const favoriteSchema = z.object({
  userId: z.string(),
  listId: z.string(),
  name: z.string(),
  favoritedAt: storedTimeSchema,
});

/** A user's favorite list. The time is an ISO string. */
export type Favorite = Readonly<z.infer<typeof favoriteSchema>>;
