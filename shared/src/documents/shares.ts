import * as z from 'zod/mini';
import { countedLife, type DocumentKind, toPath } from './documentKind.ts';

/** What a shared card shows, and whose content it is. Strangers see it through the function `sharePage`. */
export const storedShareSchema = z.object({
  /** As JSON, because Firestore stores no array within an array. */
  share: z.string(),
  /** What it was made from: paths of documents, a ballot's with its category behind a dot. */
  sources: z.array(z.string()),
  /** The users whose content it shows. */
  userIds: z.array(z.string()),
  /** Whose names the card shows, in its order; `''` for a name that is no user's. */
  namedIds: z.array(z.string()),
});

export const shareKind = {
  path: 'shares/{id}',
  owner: 'userIds',
  life: { ...countedLife, deletedWith: ['lists'] },
  schema: storedShareSchema,
} as const satisfies DocumentKind;

export const SHARES = toPath(shareKind.path);
export const sharePath = (id: string) => toPath(shareKind.path, id);
