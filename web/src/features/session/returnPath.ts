import * as z from 'zod/mini';
import { paths } from '#paths.ts';

/** The history state of /login: the URL to return to. `//` is refused, because it starts another site's URL. */
const returnPathSchema = z.object({ from: z.string().check(z.regex(/^\/(?!\/)/)) });
export type ReturnPath = z.infer<typeof returnPathSchema>;

/** The id of the share whose link led to a URL; undefined for another one. Only a list's page is reached in this way. */
export function findReturnShare(path: string): string | undefined {
  return /^\/list\/.*[?&]share=([0-9a-f]{24})(?:&|$)/.exec(path)?.[1];
}

/** The URL to open after signing in: the one that required the session, else Home. */
export function parseReturnPath(state: unknown): string {
  const parsed = returnPathSchema.safeParse(state);
  return parsed.success ? parsed.data.from : paths.home;
}
