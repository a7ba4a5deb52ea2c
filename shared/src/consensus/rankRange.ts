import * as z from 'zod/mini';

/** The ranks, from 1, that an item may have if more users of the same kind voted: `[4, 9]`. */
export type RankRange = readonly [best: number, worst: number];

/** Parses a stored range. Zod's tuples would be more code for Home to load. */
export const rankRangeSchema = z.pipe(
  z.array(z.int().check(z.gte(1))).check(z.length(2)),
  z.transform(([best = 1, worst = 1]): RankRange => [best, worst]),
);
