import { documentIdSchema } from '@outrank/shared/callSchemas';
import { mapListTexts } from '@outrank/shared/documents/list';
import * as z from 'zod/mini';

/**
 * The documents of the original app (docs/importing.md). The schemas are lenient, so that a malformed field does not exclude
 * the others.
 */

/** A field that counts as missing when it is malformed. */
function lenient<T extends z.core.$ZodType>(schema: T) {
  return z.catch(z.optional(schema), undefined);
}

/** A Timestamp in the forms that exporters write. */
const timestamp = z.union([
  z.object({ _seconds: z.number(), _nanoseconds: z.number() }),
  z.pipe(
    z.object({ seconds: z.number(), nanoseconds: z.number() }),
    z.transform((time) => ({ _seconds: time.seconds, _nanoseconds: time.nanoseconds })),
  ),
]);
const wrappedTimestamp = z.object({ __datatype__: z.literal('timestamp'), value: timestamp });

const moment = z.pipe(
  z.union([z.string(), z.number(), timestamp, wrappedTimestamp]),
  z.transform((moment) => {
    if (typeof moment !== 'object') return new Date(moment);
    const { _seconds, _nanoseconds } = 'value' in moment ? moment.value : moment;
    return new Date(_seconds * 1000 + Math.floor(_nanoseconds / 1e6));
  }),
);
const pastMoment = lenient(
  moment.check(z.refine((date) => date.getTime() >= 0 && date.getTime() <= Date.now(), 'is no past moment')),
);

const text = lenient(z.string());
const anything = z.catch(z.array(z.unknown()), []);

/** The user ids in an array, each once. */
const uids = z.pipe(
  anything,
  z.transform((values) => [
    ...new Set(values.flatMap((value) => documentIdSchema.safeParse(value).data ?? [])),
  ]),
);

const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** An item is an object, or only its id. */
export const itemSchema = z.pipe(
  z.transform((value) => (typeof value === 'object' ? value : { id: value })),
  z.object({
    id: lenient(id),
    name: text,
    isSeason: lenient(z.boolean()),
    seasonId: lenient(id),
    isEmpty: lenient(z.boolean()),
  }),
);

export const draftSchema = z.object({
  ...mapListTexts(() => text),
  tags: anything,
  contestants: anything,
  updatedAt: pastMoment,
});

export const listSchema = z.extend(draftSchema, {
  id: text,
  createdAt: pastMoment,
  upvotes: uids,
  userName: text,
  isPublic: lenient(z.boolean()),
  public: lenient(z.boolean()),
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

/** The whole file: collections by name, documents by id. */
export const exportSchema = z.looseObject({
  userLists: documents,
  users: documents,
  comments: documents,
  userGlobalRankings: documents,
  rankings: documents,
});
export type OriginalExport = z.infer<typeof exportSchema>;
