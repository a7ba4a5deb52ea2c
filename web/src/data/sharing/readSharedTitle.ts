import * as z from 'zod/mini';

const sharedTitleSchema = z.object({ title: z.string(), author: z.nullable(z.string()) });

/** What a share is called, and whose it is; null for what belongs to all fans. */
export type SharedTitle = Readonly<z.infer<typeof sharedTitleSchema>>;

/**
 * Reads the title of a share without a session. The function behind the address checks that strangers may still see it; the
 * rules show shares to nobody.
 * @throws when there is no answer, or the share is gone.
 */
export async function readSharedTitle(id: string): Promise<SharedTitle> {
  const response = await fetch(`/s/${encodeURIComponent(id)}.json`);
  if (!response.ok) throw new Error(`The title was answered with ${response.status}.`);
  return sharedTitleSchema.parse(await response.json());
}
