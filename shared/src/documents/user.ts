import * as z from 'zod/mini';
import { type DocumentKind, deletedWithAccount, toPath } from './documentKind.ts';
import { basedOnSchema, listTextSchemas, storedListSchema, storedNotesSchema } from './list.ts';
import { storedTimeSchema } from './timestamp.ts';

/**
 * 'Help me decide' under way: sorting a list by answers about two items at a time (`sortingProgress.ts`). The answers are
 * enough to repeat it, so the last one can always be undone. The rules check the same.
 */
export const sortingSchema = z.object({
  /** The ids of all items, in the order of the first guess, best first. */
  order: z.array(z.string()),
  /** How many of the best are wanted; null for all items. */
  top: z.nullable(z.int().check(z.positive())),
  /** One letter for each: `L` and `R` for the better one, `=` for too close, `l` and `r` for the one not seen. */
  answers: z.string().check(z.regex(/^[LR=lr]*$/)),
});
export type Sorting = Readonly<z.infer<typeof sortingSchema>>;

/** Whether the answers are about exactly these items, in any order. */
export function isSortingOf({ order }: Sorting, ids: readonly string[]): boolean {
  const known = new Set(order);
  return known.size === order.length && order.length === ids.length && ids.every((id) => known.has(id));
}

/** The fields that a draft has in the account and in the browser's storage. */
export const draftFields = {
  ...listTextSchemas,
  tags: storedListSchema.shape.tags,
  itemIds: z.array(z.string()),
  itemSeasonIds: z.array(z.string()),
  isOffered: z.optional(z.boolean()),
  // Malformed ones must not cost the user the draft.
  notes: z.catch(z.optional(storedNotesSchema), undefined),
  sorting: z.catch(z.optional(sortingSchema), undefined),
  basedOn: z.catch(z.optional(basedOnSchema), undefined),
};

export const storedDraftSchema = z.object({ ...draftFields, updatedAt: storedTimeSchema });

/** What only the user sees. The draft is the unsaved form: nothing is trimmed, and it may have no item yet. */
export const draftKind = {
  path: 'users/{uid}',
  owner: 'uid',
  cardinality: 'one',
  life: deletedWithAccount,
  schema: z.object({ draft: z.nullable(storedDraftSchema) }),
} as const satisfies DocumentKind;

export const userPath = (uid: string) => toPath(draftKind.path, uid);
