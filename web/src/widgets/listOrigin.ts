import * as z from 'zod/mini';

/** Navigation state of the list page: the page that linked to it decides where its back link leads. */
const originSchema = z.object({ origin: z.literal('home') });

export const homeOrigin: z.infer<typeof originSchema> = { origin: 'home' };

export function isFromHome(state: unknown): boolean {
  return originSchema.safeParse(state).success;
}
