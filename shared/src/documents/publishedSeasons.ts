import * as z from 'zod/mini';
import {
  builtInSeasons,
  getPublishedCast,
  hasBuiltInCast,
  isSeasonId,
  type PublishedSeason,
} from '../catalogue/catalogue.ts';
import { keepingFields, knownMembers } from '../members.ts';
import { type DocumentKind, ofNobody } from './documentKind.ts';
import { storedTimeSchema } from './timestamp.ts';

export const PUBLISHED_SEASONS_MAX = 40;
export const CAST_MAX = 30;

/** Plain letters, so that everybody can type and compare them (data/README.md). */
const PERSON = /^[A-Za-z][A-Za-z0-9.'-]*( [A-Za-z0-9.'-]+)*$/;
/** Without markup and hidden characters. */
const TITLE = /^[^\s<>\p{C}]+( [^\s<>\p{C}]+)*$/u;
const YEAR_MAX = 2100;

export const personSchema = z.string().check(z.regex(PERSON), z.maxLength(60));

export const publishedSeasonSchema = z.object({
  number: z.int().check(z.gte(1), z.lte(999)),
  name: z.string().check(z.regex(TITLE), z.maxLength(60)),
  year: z.int().check(z.gte(2000), z.lte(YEAR_MAX)),
  contestants: z.array(personSchema).check(z.maxLength(CAST_MAX)),
  corrected: z.optional(z.array(personSchema)),
});

/** What may be published. */
export const seasonsSchema = z.array(publishedSeasonSchema).check(z.maxLength(PUBLISHED_SEASONS_MAX));

/** The seasons that came after the app was built, and casts that it lacks. Everybody merges them into the catalogue. */
export const publishedSeasonsKind = {
  path: 'catalogue/published',
  ...ofNobody,
  schema: z.object({
    version: z.int(),
    publishedAt: storedTimeSchema,
    seasons: knownMembers(keepingFields(publishedSeasonSchema)),
  }),
} as const satisfies DocumentKind;

export const PUBLISHED_SEASONS_PATH = publishedSeasonsKind.path;

/** Says why these seasons cannot be published together, in the words of whoever publishes them; undefined when they can. */
export function findPublishingProblem(seasons: readonly PublishedSeason[]): string | undefined {
  const numbers = seasons.map(({ number }) => number);
  const repeated = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (repeated) return `Season ${repeated} is there twice.`;
  const built = numbers.find(hasBuiltInCast);
  if (built) return `The app has season ${built} with its cast already.`;
  const people = builtInSeasons.flatMap(({ contestants }) => contestants);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  for (const season of seasons) {
    const { number } = season;
    const cast = getPublishedCast(season);
    if (new Set(cast.map(({ name }) => name)).size < cast.length)
      return `Season ${number} names somebody twice.`;
    for (const { id, name } of cast) {
      if (isSeasonId(id)) return `Season ${number}: ${name} looks like a season.`;
      const known = names.get(id) ?? name;
      if (known !== name) return `Season ${number}: ${name} is spelled ${known} elsewhere.`;
      names.set(id, name);
    }
  }
  return undefined;
}
