import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import type { Subject } from '@outrank/shared/documents/results';
import type { ChoosableTag } from '@outrank/shared/documents/tags';
import { rootFolder } from '../lib/folders.ts';

/** A list of the demo world, as its author would have entered it. */
export type DemoList = {
  /** The part of the author's uid after `demo-`. */
  readonly by: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly ChoosableTag[];
  /** Ids separated by blanks: a contestant's slug, with the season where it matters (`parvati-shallow@20`), or `s20`. */
  readonly items: string;
  /** By item id. */
  readonly notes?: Readonly<Record<string, string>>;
  /** The ids in their order before this week, when the list was saved this week. */
  readonly lastWeek?: string;
  /** The ratio of demo users that upvoted it, from 0 to 1. */
  readonly appeal: number;
};

type DemoContent = {
  readonly lists: readonly DemoList[];
  /** Comments name no person and no season, so that each fits any list of its kind. */
  readonly commentsOnPlayers: readonly string[];
  readonly commentsOnSeasons: readonly string[];
  readonly replies: readonly string[];
  /** The slugs that the demo users vote for in each category, the likeliest first. */
  readonly goatFavorites: Readonly<Record<CategoryId, readonly string[]>>;
  /** The users who submit lists to a consensus, enough for results that are no longer early. */
  readonly fanNames: readonly string[];
  /** What they rank, the commonly best first, and what their lists are called. */
  readonly rankings: readonly {
    readonly subject: Subject;
    readonly names: readonly string[];
    readonly favorites: string;
  }[];
};

/** The words of the demo world. */
export const demoContent = JSON.parse(
  readFileSync(join(rootFolder, 'data/demo-world.json'), 'utf8'),
) as DemoContent;

/** A document of the demo world. Firestore stores its Dates as timestamps. */
export type SeedDocument = { readonly path: string; readonly data: Record<string, unknown> };
