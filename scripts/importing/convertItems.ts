import { SLUG } from '@outrank/shared/ballots/ballot';
import { findContestant, normalizeSeasonId, findSeasonsOfContestant } from '@outrank/shared/catalogue/catalogue';
import { LIST_ITEMS_MAX } from '@outrank/shared/limits';
import { isSeasonId, type StoredItems } from '@outrank/shared/lists/listedItem';
import type { ListType } from '@outrank/shared/lists/tags';
import { toSlug } from '@outrank/shared/text/slug';
import { itemSchema } from './originalShapes.ts';
import type { Remarks } from './remarks.ts';

type Item = { readonly id: string; readonly seasonId: string };

/** What the rules let in. */
const SEASON_ID = /^s[0-9]{1,3}$/;

/** Stands where nobody knows the season of a contestant whom the catalogue does not know either. */
const NO_SEASON = 's0';

/**
 * The items of an original list or draft. One that names nobody is left out, a second mention too; who is unknown to the
 * catalogue stays, as a placeholder. Seasons and contestants cannot stand together: the fewer of the two go.
 */
export function convertItems(
  values: readonly unknown[],
  path: string,
  remarks: Remarks,
): StoredItems & { type: ListType } {
  const items = values.flatMap((value, place) => itemOf(value, `${path} contestants[${place}]`, remarks));
  const single = items.filter(({ id }, place) => items.findIndex((other) => other.id === id) === place);
  if (single.length < items.length) remarks.changed(path, 'items that stood twice stand once');
  const kept = oneKind(single, path, remarks).slice(0, LIST_ITEMS_MAX);
  return {
    itemIds: kept.map(({ id }) => id),
    itemSeasonIds: kept.map(({ seasonId }) => seasonId),
    type: kept.some(isSeason) ? 'season-ranking' : 'survivor-ranking',
  };
}

function isSeason({ id }: Item): boolean {
  return isSeasonId(id);
}

function oneKind(items: readonly Item[], path: string, remarks: Remarks): readonly Item[] {
  const seasons = items.filter(isSeason);
  const contestants = items.filter((item) => !isSeason(item));
  if (seasons.length === 0 || contestants.length === 0) return items;
  const [kept, left] = seasons.length > contestants.length ? [seasons, contestants] : [contestants, seasons];
  remarks.changed(path, `seasons and contestants were mixed; ${left.length} items are left out`);
  return kept;
}

function itemOf(value: unknown, path: string, remarks: Remarks): Item[] {
  const item = itemSchema.safeParse(value).data;
  if (item?.isEmpty === true) return [];
  const id = normalizeSeasonId(item?.id ?? '');
  if (item && (item.isSeason === true || isSeasonId(id))) {
    if (SEASON_ID.test(id)) return [{ id, seasonId: '' }];
  } else if (item) {
    const slug = contestantIdOf(id, item.name ?? '');
    if (slug !== '' && !findContestant(slug)) remarks.changed(path, `the catalogue does not know ${slug}`);
    if (slug !== '') return [{ id: slug, seasonId: seasonOf(slug, item.seasonId ?? '') }];
  }
  remarks.changed(path, 'names neither a contestant nor a season and is left out');
  return [];
}

/** The slug of the catalogue, found by the name where the id is another's or none; an unknown one as it is. */
function contestantIdOf(id: string, name: string): string {
  if (findContestant(id)) return id;
  const slugs = [toSlug(name), toSlug(id)];
  return slugs.find((slug) => findContestant(slug)) ?? (SLUG.test(id) ? id : '');
}

function seasonOf(slug: string, seasonId: string): string {
  const given = normalizeSeasonId(seasonId);
  if (SEASON_ID.test(given)) return given;
  return findSeasonsOfContestant(slug)[0]?.id ?? NO_SEASON;
}
