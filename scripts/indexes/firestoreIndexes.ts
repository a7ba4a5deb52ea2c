import type { QueryShape } from '@outrank/shared/firestore/queryShape';
import * as z from 'zod';

const directions = { ASCENDING: 'asc', DESCENDING: 'desc' } as const;
const scopeSchema = z.enum(['COLLECTION', 'COLLECTION_GROUP']);
const orderSchema = z.enum(['ASCENDING', 'DESCENDING']).transform((order) => directions[order]);

/** The parts of firestore.indexes.json that Outrank uses. */
const indexesFileSchema = z.strictObject({
  indexes: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      queryScope: scopeSchema,
      fields: z.array(z.strictObject({ fieldPath: z.string(), order: orderSchema })),
    }),
  ),
  fieldOverrides: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      indexes: z.array(z.strictObject({ queryScope: scopeSchema, order: orderSchema })),
    }),
  ),
});

export type Index = {
  readonly collection: string;
  readonly scope: QueryShape['scope'];
  readonly fields: QueryShape['order'];
};

type Field = { readonly collection: string; readonly field: string };

/** The indexes that a project has: declared ones, and for fields without an override the automatic ones. */
export type Indexes = { readonly declared: readonly Index[]; readonly overridden: readonly Field[] };

/** Reads firestore.indexes.json. */
export function parseIndexes(text: string): Indexes {
  const { indexes, fieldOverrides } = indexesFileSchema.parse(JSON.parse(text));
  const composite = indexes.map(({ collectionGroup, queryScope, fields }) => ({
    collection: collectionGroup,
    scope: queryScope,
    fields: fields.map(({ fieldPath, order }) => [fieldPath, order] as const),
  }));
  const single = fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes: ofField }) =>
    ofField.map(({ queryScope, order }) => ({
      collection: collectionGroup,
      scope: queryScope,
      fields: [[fieldPath, order] as const],
    })),
  );
  return {
    declared: [...composite, ...single],
    overridden: fieldOverrides.map(({ collectionGroup, fieldPath }) => ({
      collection: collectionGroup,
      field: fieldPath,
    })),
  };
}
