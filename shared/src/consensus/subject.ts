import {
  findContestant,
  findSeason,
  formatSeasonName,
  getSeasons,
  isSeasonId,
} from '../catalogue/catalogue.ts';
import type { StoredItems } from '../documents/list.ts';
import type { Subject } from '../documents/results.ts';
import { contestantItem, type ListedItem, seasonItem } from '../lists/listedItem.ts';

/** The fewest items of a list that counts. */
export const SEASONS_MIN = 5;
export const CAST_MIN = 4;

const CAST_PREFIX = 'cast-';

export function getCastSubject(seasonId: string): Subject {
  return `${CAST_PREFIX}${seasonId}`;
}

/** The season of a cast's subject; undefined for all seasons. */
export function findSubjectSeason(subject: Subject) {
  return subject === 'seasons' ? undefined : findSeason(subject.slice(CAST_PREFIX.length));
}

/** A subject after 'the fans' ranking of': 'all seasons', 'Palau'. */
export function nameSubject(subject: Subject): string {
  const season = findSubjectSeason(subject);
  return season ? formatSeasonName(season.name) : 'all seasons';
}

/** A subject on its own: 'all seasons', "Palau's cast". */
export function formatSubject(subject: Subject): string {
  return nameSubject(subject) + (subject === 'seasons' ? '' : "'s cast");
}

/** The ids of all items of a subject, in the order of the catalogue. Empty for an unknown subject. */
export function getSubjectItems(subject: Subject): readonly string[] {
  if (subject === 'seasons') return getSeasons().map(({ id }) => id);
  return findSubjectSeason(subject)?.contestants.map(({ id }) => id) ?? [];
}

/** An item of a subject. A contestant is shown as picked from the subject's season. */
export function toSubjectItem(subject: Subject, id: string): ListedItem {
  const season = findSubjectSeason(subject);
  return season ? contestantItem(id, season.id) : seasonItem(id);
}

/** The subject of an address; undefined for text that names none, or a season without a cast. */
export function parseSubject(text: string): Subject | undefined {
  if (text === 'seasons') return text;
  const seasonId = text.startsWith(CAST_PREFIX) ? text.slice(CAST_PREFIX.length) : '';
  const season = findSeason(seasonId);
  return season?.id === seasonId && season.contestants.length > 0 ? getCastSubject(seasonId) : undefined;
}

/** All subjects: the seasons, then the cast of each season that has one, oldest first. */
export function listSubjects(): readonly Subject[] {
  const withCast = getSeasons().filter(({ contestants }) => contestants.length > 0);
  return ['seasons', ...withCast.map(({ id }) => getCastSubject(id))];
}

/** The subject that a list can be counted in, or why there is none yet. */
export type Qualification =
  | { readonly subject: Subject }
  | { readonly problem: 'noItems' | 'severalSeasons' }
  | { readonly problem: 'tooFew'; readonly subject: Subject; readonly missing: number };

/**
 * Decides in which consensus a list counts: a list of seasons with at least 5, a list of contestants with at least 4 that
 * were all picked from one season. Items that the catalogue lacks do not count.
 */
export function qualify({ itemIds, itemSeasonIds }: StoredItems): Qualification {
  const [first] = itemIds;
  if (first === undefined) return { problem: 'noItems' };
  const picked = new Set(isSeasonId(first) ? [''] : itemSeasonIds);
  const [seasonId = ''] = picked;
  const subject = isSeasonId(first) ? 'seasons' : parseSubject(getCastSubject(seasonId));
  if (picked.size !== 1 || subject === undefined) return { problem: 'severalSeasons' };
  const missing = (subject === 'seasons' ? SEASONS_MIN : CAST_MIN) - toCountedOrder(subject, itemIds).length;
  return missing > 0 ? { problem: 'tooFew', subject, missing } : { subject };
}

/** The subject that a list counts in; undefined when it does not qualify. */
export function findSubject(list: StoredItems): Subject | undefined {
  const qualification = qualify(list);
  return 'problem' in qualification ? undefined : qualification.subject;
}

/** The items of a list that a subject has, in the list's order. */
export function toCountedOrder(subject: Subject, itemIds: readonly string[]): readonly string[] {
  const known = new Set(getSubjectItems(subject));
  const ids = subject === 'seasons' ? itemIds.map((id) => findSeason(id)?.id ?? '') : itemIds;
  return [...new Set(ids)].filter((id) => known.has(id));
}

/** 'best to worst', 'Top → bottom', 'most loved to least' */
const BEST_TO_WORST =
  /\b(best|first|top|most|favou?rites?)( [a-z]+)? ?(to|[-–>→]+) ?(my |the )?(worst|last|bottom|least)\b/i;
const OTHER_DIRECTION = /\b(worst|bottom|least|last to first|boots?|overrated)\b/i;

/** Whether a list's name says nothing against its first item being the best. */
export function isBestFirst(name: string): boolean {
  return BEST_TO_WORST.test(name) || !OTHER_DIRECTION.test(name);
}

/** What the stored version of a list counts in, and whether it is the owner's submission there. */
type StoredSubmission = { readonly subject: Subject | undefined; readonly isSubmitted: boolean };

/**
 * Whether a list that qualifies for a subject counts in it as long as its owner has not chosen: as the stored version was, if
 * that qualified too, and otherwise if its name does not say that the last one is the best.
 */
export function isSubmittedByDefault(name: string, subject: Subject, stored?: StoredSubmission): boolean {
  return stored?.subject === subject ? stored.isSubmitted : isBestFirst(name);
}

/** The name of an item of any subject; undefined when the catalogue lacks it. */
export function findItemName(id: string): string | undefined {
  return isSeasonId(id) ? findSeason(id)?.name : findContestant(id)?.name;
}
