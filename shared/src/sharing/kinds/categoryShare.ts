import * as z from 'zod/mini';
import { type PublishedTopTen, parseTopTen } from '../../ballots/topTen.ts';
import { type CategoryId, categories, findCategory } from '../../catalogue/categories.ts';
import { topTenPath } from '../../documents/results.ts';
import { BALLOT_SLOTS, ENOUGH_BALLOTS } from '../../limits.ts';
import {
  commonFields,
  countSchema,
  formatCount,
  type MaskId,
  type Reader,
  rankSchema,
  requestFields,
  type Shared,
  type SharedItem,
  type Stat,
  toMilliseconds,
} from '../shareParts.ts';

const category = z.enum(categories.map(({ id }) => id));

const schema = z.object({
  kind: z.literal('category'),
  ...commonFields,
  category,
  entries: z
    .array(z.object({ id: z.string(), rank: rankSchema, points: countSchema }))
    .check(z.maxLength(BALLOT_SLOTS)),
  ballots: countSchema,
});
type CategoryShare = z.infer<typeof schema>;

const requestSchema = z.object({ kind: z.literal('category'), category, ...requestFields });

type CategoryContent = {
  readonly kind: 'category';
  readonly category: CategoryId;
  readonly results: PublishedTopTen;
};

export function getCategoryName(id: CategoryId): string {
  return findCategory(id)?.name ?? id;
}

export function categoryPath(id: string): string {
  return `/global-rankings/${id}`;
}

/** The fans' Top 10 of a category. */
export const categoryShare = {
  schema,
  requestSchema,
  async read(
    { category }: z.infer<typeof requestSchema>,
    { read }: Reader,
  ): Promise<CategoryContent | undefined> {
    const results = parseTopTen(await read(topTenPath(category)));
    const isEnough = results && results.totalVotes >= ENOUGH_BALLOTS;
    return isEnough ? { kind: 'category', category, results } : undefined;
  },
  toRequest: ({ category }: CategoryContent) => ({ kind: 'category', category }) as const,
  build({ category, results }: CategoryContent): Shared<CategoryShare> {
    const entries = results.top10.map(({ id, rank, totalScore }) => ({ id, rank, points: totalScore }));
    return {
      share: {
        kind: 'category',
        title: getCategoryName(category),
        hasNames: true,
        updatedAt: toMilliseconds(results.publishedAt),
        category,
        entries,
        ballots: results.totalVotes,
      },
      parts: [{ source: topTenPath(category), items: entries.map(({ id }) => ({ id })) }],
      namedIds: [],
    };
  },
  mask: (share: CategoryShare, maskId: MaskId) => ({
    ...share,
    entries: share.entries.map((entry) => ({ ...entry, id: maskId(entry.id) })),
  }),
  getItems: ({ entries }: CategoryShare): SharedItem[] =>
    entries.map(({ id, rank, points }) => ({ id, rank, value: `${formatCount(points)} points` })),
  getCount: ({ entries }: CategoryShare) => entries.length,
  getEyebrow: () => "The fans' Top 10",
  getStats: ({ ballots }: CategoryShare): Stat[] => [
    { value: formatCount(ballots), label: ballots === 1 ? 'ballot' : 'ballots' },
  ],
  getHeading: ({ title }: CategoryShare) => `${title}: the fans’ Top 10`,
  getPath: ({ category }: CategoryShare) => categoryPath(category),
};
