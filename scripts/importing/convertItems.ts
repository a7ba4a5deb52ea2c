import { SLUG } from '@outrank/shared/ballots/ballot';
import {
  findContestant,
  findSeasonsOfContestant,
  isSeasonId,
  normalizeSeasonId,
} from '@outrank/shared/catalogue/catalogue';
import type { StoredItems } from '@outrank/shared/documents/list';
import type { ListType } from '@outrank/shared/documents/tags';
import { LIST_ITEMS_MAX } from '@outrank/shared/limits';
import { toSlug } from '@outrank/shared/text/text';
import { type Notes, parseFields } from './conversion.ts';
import { itemSchema } from './originalSchemas.ts';

type Item = { readonly id: string; readonly seasonId: string };

/** The rules accept such ids. */
const SEASON_ID = /^s[0-9]{1,3}$/;

/** The season of a contestant that neither the item nor the catalogue names. */
const NO_SEASON = 's0';

/**
 * Converts the items of a list or draft. Empty and repeated items are dropped; a contestant who is not in the catalogue stays
 * as a placeholder. A list has one kind of items, so of mixed kinds the fewer are dropped.
 */
export function convertItems(
  values: readonly unknown[],
  path: string,
  notes: Notes,
): StoredItems & { type: ListType } {
  const items = values.flatMap((value, index) => convertItem(value, `${path} contestants[${index}]`, notes));
  const unique = items.filter(({ id }, index) => items.findIndex((other) => other.id === id) === index);
  if (unique.length < items.length) notes.changed(path, 'repeated items are dropped');
  const sameKind = chooseKind(unique, path, notes);
  const chosen = sameKind.slice(0, LIST_ITEMS_MAX);
  notes.lost(path, `items beyond ${LIST_ITEMS_MAX} are dropped`, sameKind.length - chosen.length);
  return {
    itemIds: chosen.map(({ id }) => id),
    itemSeasonIds: chosen.map(({ seasonId }) => seasonId),
    type: chosen.some(({ id }) => isSeasonId(id)) ? 'season-ranking' : 'survivor-ranking',
  };
}

function chooseKind(items: readonly Item[], path: string, notes: Notes): readonly Item[] {
  const seasons = items.filter(({ id }) => isSeasonId(id));
  const contestants = items.filter(({ id }) => !isSeasonId(id));
  if (seasons.length === 0 || contestants.length === 0) return items;
  const [more, fewer] = seasons.length > contestants.length ? [seasons, contestants] : [contestants, seasons];
  notes.lost(path, 'seasons and contestants were mixed; the fewer are dropped', fewer.length);
  return more;
}

function convertItem(value: unknown, path: string, notes: Notes): Item[] {
  const item = parseItem(value, path, notes);
  if (item?.isEmpty === true) return [];
  const id = normalizeSeasonId(item?.id ?? '');
  if (item && (item.isSeason === true || isSeasonId(id))) {
    if (SEASON_ID.test(id)) return [{ id, seasonId: '' }];
  } else if (item) {
    const slug = findSlug(id, item.name ?? '');
    if (slug !== '' && !findContestant(slug)) notes.changed(path, `${slug} is not in the catalogue`);
    if (slug !== '') return [{ id: slug, seasonId: chooseSeason(slug, item.seasonId ?? '') }];
  }
  notes.lost(path, 'names neither a contestant nor a season and is dropped');
  return [];
}

/** An item is an object, or only its id. */
function parseItem(value: unknown, path: string, notes: Notes) {
  return parseFields(itemSchema, typeof value === 'object' ? value : { id: value }, path, notes);
}

/** The catalogue's slug of an id, or of the name when the id is unknown. Without one a valid id stays as it is. */
function findSlug(id: string, name: string): string {
  if (findContestant(id)) return id;
  const slugs = [toSlug(name), toSlug(id)];
  return slugs.find((slug) => findContestant(slug)) ?? (SLUG.test(id) ? id : '');
}

function chooseSeason(slug: string, seasonId: string): string {
  const given = normalizeSeasonId(seasonId);
  return SEASON_ID.test(given) ? given : (findSeasonsOfContestant(slug)[0]?.id ?? NO_SEASON);
}
