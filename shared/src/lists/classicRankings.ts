import * as z from 'zod/mini';

/** The three arrays of the older document. Readers accept any field that ends in `List`. */
export const CLASSIC_LIST_KEYS = ['strategyList', 'socialList', 'competitorList'] as const;
export type ClassicListKey = (typeof CLASSIC_LIST_KEYS)[number];

/** The older document `rankings/current`: up to three arrays, and when they were last changed (ISO). */
export type ClassicRankings = {
  readonly lists: Readonly<Record<string, readonly unknown[]>>;
  readonly lastUpdated?: string;
};

export const emptyClassicRankings: ClassicRankings = {
  lists: Object.fromEntries(CLASSIC_LIST_KEYS.map((key) => [key, []])),
};

const documentSchema = z.looseObject({});

/** Parses the older document; a missing or broken one becomes three empty lists. */
export function parseClassicRankings(document: unknown): ClassicRankings {
  const parsed = documentSchema.safeParse(document);
  if (!parsed.success) return emptyClassicRankings;
  const found = Object.entries(parsed.data).filter(
    ([key, value]) => key.endsWith('List') && Array.isArray(value),
  );
  const lists = found.length > 0 ? Object.fromEntries(found) : emptyClassicRankings.lists;
  const lastUpdated = parsed.data.lastUpdated;
  const isValidDate = typeof lastUpdated === 'string' && !Number.isNaN(Date.parse(lastUpdated));
  return { lists: lists as ClassicRankings['lists'], ...(isValidDate ? { lastUpdated } : {}) };
}

const entrySchema = z.union([z.string(), z.object({ name: z.string() })]);

/** The lists with at least one name, each with a title made from its field's name: `socialList` is 'Social'. */
export function findNamedLists({ lists }: ClassicRankings) {
  return Object.entries(lists)
    .map(([key, entries]) => ({
      title: classicListTitle(key),
      names: [...new Set(entries.flatMap(parseName))],
    }))
    .filter(({ names }) => names.length > 0);
}

export function classicListTitle(key: string): string {
  const words = key
    .replace(/List$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of an entry, which is a text or has a `name`. Entries of another form are skipped. */
function parseName(entry: unknown): string[] {
  const { success, data } = entrySchema.safeParse(entry);
  const name = !success ? '' : typeof data === 'string' ? data : data.name;
  return name.trim() === '' ? [] : [name.trim()];
}

/** An entry of a list in the editor. */
export type ClassicEntry = Readonly<ReturnType<typeof toClassicEntry>>;

/**
 * @param stored is saved unchanged. An entry without a name is kept, but not shown to readers.
 * @param key unique within its list.
 */
export function toClassicEntry(stored: unknown, key: string) {
  return { key, name: parseName(stored)[0], stored };
}
