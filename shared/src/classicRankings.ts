import * as z from 'zod/mini';

/** The three arrays of the older document. Their names were never told; readers take whatever ends in `List`. */
export const CLASSIC_LIST_KEYS = ['strategyList', 'socialList', 'competitorList'] as const;

/** The older document `rankings/current`: up to three arrays, and when they were last changed (ISO). */
export type ClassicRankings = {
  readonly lists: Readonly<Record<string, readonly unknown[]>>;
  readonly lastUpdated?: string;
};

export const emptyClassicRankings: ClassicRankings = {
  lists: Object.fromEntries(CLASSIC_LIST_KEYS.map((key) => [key, []])),
};

const documentSchema = z.record(z.string(), z.unknown());

/** Reads the older document; a missing or broken one becomes three empty lists. */
export function parseClassicRankings(document: unknown): ClassicRankings {
  const parsed = documentSchema.safeParse(document);
  if (!parsed.success) return emptyClassicRankings;
  const found = Object.entries(parsed.data).filter(
    ([key, value]) => key.endsWith('List') && Array.isArray(value),
  );
  const lists = found.length > 0 ? Object.fromEntries(found) : emptyClassicRankings.lists;
  const lastUpdated = parsed.data.lastUpdated;
  const isMoment = typeof lastUpdated === 'string' && !Number.isNaN(Date.parse(lastUpdated));
  return { lists: lists as ClassicRankings['lists'], ...(isMoment ? { lastUpdated } : {}) };
}
