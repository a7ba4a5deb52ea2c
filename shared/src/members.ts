import * as z from 'zod/mini';

/*
 * Stored arrays and maps are parsed member by member: one that this version does not know, because a newer version wrote it or
 * because it is broken, spoils none of the others, and a write keeps it as it is. No code uses `z.record`, `z.tuple` or
 * `z.discriminatedUnion`: zod's classes are part of every page's JavaScript.
 */

const parseMember = <Schema extends z.ZodMiniType>(schema: Schema, member: unknown): z.infer<Schema>[] => {
  const { success, data } = schema.safeParse(member);
  return success ? [data] : [];
};

/** The entry of a map under a text from outside, which may be the name of something that every object inherits. */
export function findEntry<Value>(map: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(map, name) ? map[name] : undefined;
}

/** An array without the members that the schema does not know. */
export const knownMembers = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((members) => members.flatMap((member) => parseMember(schema, member))),
  );

/** An array of exactly two members. */
export const pairOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.array(schema).check(z.length(2)),
    z.transform((members) => members as [z.infer<Schema>, z.infer<Schema>]),
  );

/** A map without the entries that the schema does not know. */
export const knownEntries = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.custom<Readonly<Record<string, unknown>>>(
      (value) => value instanceof Object && !Array.isArray(value),
      'is no map',
    ),
    z.transform((entries) =>
      Object.fromEntries(
        Object.entries(entries).flatMap(([name, entry]) =>
          parseMember(schema, entry).map((known) => [name, known] as const),
        ),
      ),
    ),
  );

/** The members of what is stored as an array that the schema does not know, as they are. */
export function findUnknown(schema: z.ZodMiniType, stored: unknown): unknown[] {
  return Array.isArray(stored) ? stored.filter((member) => !schema.safeParse(member).success) : [];
}

/** The same object schema, which also keeps the fields that it does not know. */
export function keepingFields<Schema extends z.ZodMiniObject>(schema: Schema): Schema {
  return z.looseObject(schema.shape) as unknown as Schema;
}
