import * as z from 'zod/mini';

/** Navigation state of the list page: where the reader came from decides what its back button says. */
const originSchema = z.object({ origin: z.literal('home') });

export const fromHome: z.infer<typeof originSchema> = { origin: 'home' };

export function isFromHome(state: unknown): boolean {
  return originSchema.safeParse(state).success;
}
