import { documentIdSchema } from '@outrank/shared/callSchemas';
import { mapListTexts } from '@outrank/shared/documents/list';
import * as z from 'zod/mini';

/** The documents of the original app (docs/importing.md). `parseFields` reads them without their malformed fields. */

/** A field that may be missing or null. */
function orElse<T extends z.core.$ZodType, Fallback>(schema: T, fallback: Fallback) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? fallback),
  );
}
const optional = <T extends z.core.$ZodType>(schema: T) => orElse(schema, undefined);

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
const pastMoment = optional(
  moment.check(z.refine((date) => date.getTime() >= 0 && date.getTime() <= Date.now(), 'is no past moment')),
);

const text = optional(z.string());
const anything = orElse(z.array(z.unknown()), []);

const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

export const itemSchema = z.object({
  id: optional(id),
  name: text,
  isSeason: optional(z.boolean()),
  seasonId: optional(id),
  isEmpty: optional(z.boolean()),
});

export const draftSchema = z.object({
  ...mapListTexts(() => text),
  tags: anything,
  contestants: anything,
  updatedAt: pastMoment,
});

export const listSchema = z.extend(draftSchema, {
  id: text,
  createdAt: pastMoment,
  upvotes: anything,
  userName: text,
  isPublic: z.optional(z.unknown()),
  public: z.optional(z.unknown()),
});

export const userListsSchema = z.object({
  displayName: text,
  lists: anything,
  draft: optional(z.unknown()),
});

export const originalFavoriteSchema = z.object({
  userId: z.string(),
  listId: z.string(),
  favoritedAt: pastMoment,
});
export const usersSchema = z.object({ favorites: anything });

export const originalCommentSchema = z.object({
  listUserId: z.string(),
  listId: z.string(),
  userId: documentIdSchema,
  userName: text,
  text: z.string(),
  createdAt: pastMoment,
  upvotes: anything,
  downvotes: anything,
  parentId: text,
});

export const ballotSchema = z.object({ ranking: z.optional(z.unknown()), submittedAt: pastMoment });

const documents = orElse(z.record(z.string(), z.unknown()), {} as Record<string, unknown>);

/** The whole file: collections by name, documents by id. */
export const exportSchema = z.looseObject({
  userLists: documents,
  users: documents,
  comments: documents,
  userGlobalRankings: documents,
  rankings: documents,
});
export type OriginalExport = z.infer<typeof exportSchema>;
