import { documentIdSchema } from '@outrank/shared/callables';
import * as z from 'zod/mini';

/**
 * The documents of the original app (docs/importing.md), read as leniently as they were written: what one field holds
 * never keeps the others from being taken. Whether a value can be used is asked where it is.
 */

/** A field that may hold anything; what is no such value counts as missing. */
function lenient<T extends z.core.$ZodType>(schema: T) {
  return z.catch(z.optional(schema), undefined);
}

const seconds = z.union([
  z.object({ _seconds: z.number(), _nanoseconds: z.number() }),
  z.pipe(
    z.object({ seconds: z.number(), nanoseconds: z.number() }),
    z.transform((time) => ({ _seconds: time.seconds, _nanoseconds: time.nanoseconds })),
  ),
]);
const wrapped = z.pipe(
  z.object({ __datatype__: z.literal('timestamp'), value: seconds }),
  z.transform(({ value }) => value),
);

/** A moment in any of the forms that exports hold: ISO, milliseconds, or the parts of a Timestamp. */
const moment = z.pipe(
  z.union([
    z.string(),
    z.number(),
    z.pipe(
      z.union([wrapped, seconds]),
      z.transform(({ _seconds, _nanoseconds }) => _seconds * 1000 + Math.floor(_nanoseconds / 1e6)),
    ),
  ]),
  z.transform((value) => new Date(value)),
);
const pastMoment = lenient(
  moment.check(z.refine((date) => date.getTime() >= 0 && date.getTime() <= Date.now(), 'is no past moment')),
);

const text = lenient(z.string());
const anything = z.catch(z.array(z.unknown()), []);

/** The ids of fans in an array, each once. */
const uids = z.pipe(
  anything,
  z.transform((values) => [
    ...new Set(values.flatMap((value) => documentIdSchema.safeParse(value).data ?? [])),
  ]),
);

const idOf = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

export const itemSchema = z.union([
  z.pipe(
    idOf,
    z.transform((id) => ({
      id,
      name: undefined,
      isSeason: undefined,
      seasonId: undefined,
      isEmpty: undefined,
    })),
  ),
  z.object({
    id: lenient(idOf),
    name: text,
    isSeason: lenient(z.boolean()),
    seasonId: lenient(idOf),
    isEmpty: lenient(z.boolean()),
  }),
]);

export const listSchema = z.object({
  id: text,
  name: text,
  description: text,
  tags: anything,
  contestants: anything,
  createdAt: pastMoment,
  updatedAt: pastMoment,
  upvotes: uids,
  userName: text,
  isPublic: lenient(z.boolean()),
  public: lenient(z.boolean()),
});

export const draftSchema = z.object({
  name: text,
  description: text,
  tags: anything,
  contestants: anything,
  updatedAt: pastMoment,
});

export const userListsSchema = z.object({
  displayName: text,
  lists: anything,
  draft: lenient(draftSchema),
});

export const favoriteSchema = z.object({ userId: z.string(), listId: z.string(), favoritedAt: pastMoment });
export const usersSchema = z.object({ favorites: anything });

export const commentSchema = z.object({
  listUserId: z.string(),
  listId: z.string(),
  userId: documentIdSchema,
  userName: text,
  text: z.string(),
  createdAt: pastMoment,
  upvotes: uids,
  downvotes: uids,
  parentId: text,
});

export const ballotSchema = z.object({ ranking: z.unknown(), submittedAt: pastMoment });

const documents = z.catch(z.record(z.string(), z.unknown()), {});

/** The whole file: collections of documents by their ids. */
export const exportSchema = z.looseObject({
  userLists: documents,
  users: documents,
  comments: documents,
  userGlobalRankings: documents,
  rankings: documents,
});
export type OriginalExport = z.infer<typeof exportSchema>;
