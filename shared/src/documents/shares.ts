import * as z from 'zod/mini';
import { type DocumentKind, toPath, withdrawnOnBlock } from './documentKind.ts';

/**
 * What a shared card shows without the words of users, and whose content it is. Strangers see it with the present words through
 * the function `sharePage`.
 */
export const storedShareSchema = z.object({
  /** As JSON, because Firestore stores no array within an array. */
  share: z.string(),
  /** What it was made from: paths of documents, a ballot's with its category behind a dot. */
  sources: z.array(z.string()),
  /** The users whose content it shows. */
  userIds: z.array(z.string()),
  /** A hash of the orders of its lists, by which the page knows that a list has changed since. */
  order: z.optional(z.string()),
  /** Whether a curator hid it. */
  hidden: z.optional(z.boolean()),
});

export const shareKind = {
  path: 'shares/{id}',
  owner: 'userIds',
  cardinality: 'many',
  life: { ...withdrawnOnBlock, deletedWith: ['lists', 'groups'] },
  schema: storedShareSchema,
  // What was shown last: the words, which a report repeats, and the picture, whose version is a hash of all it shows. And when
  // the owner of a list last shared it.
  queryOnly: ['title', 'author', 'notes', 'version', 'picture', 'drawingAt', 'ownSharedAt'],
} as const satisfies DocumentKind;

export const SHARES = toPath(shareKind.path);
export const sharePath = (id: string) => toPath(shareKind.path, id);
