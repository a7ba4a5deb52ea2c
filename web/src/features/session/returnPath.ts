import * as z from 'zod/mini';
import { paths } from '#paths.ts';

/** Kept in the history entry of /login: the address that asked for a session. */
const cameFromSchema = z.object({ from: z.string().check(z.regex(/^\/(?!\/)/)) });
export type ReturnPath = z.infer<typeof cameFromSchema>;

/** Where a visitor goes after signing in: back to where they wanted to go, else home. */
export function parseReturnPath(state: unknown): string {
  const parsed = cameFromSchema.safeParse(state);
  return parsed.success ? parsed.data.from : paths.home;
}
