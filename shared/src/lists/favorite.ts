import * as z from 'zod/mini';
import { storedTimeSchema } from '../firestore/timestamp.ts';

/** A favorite as Firestore holds it. The name is the list's at that time; screens show the present one. */
export const favoriteSchema = z.object({
  userId: z.string(),
  listId: z.string(),
  name: z.string(),
  favoritedAt: storedTimeSchema,
});

/** A list that a fan keeps; the time is an ISO string. */
export type Favorite = Readonly<z.infer<typeof favoriteSchema>>;
