import { findContestant, findSeason } from './catalogue.ts';

/** The path of a headshot or logo in Cloud Storage. `web/src/data/pictures/readPicture.ts` makes URLs of it. */
export type PicturePath = string;

function firstNameKey(name: string): string {
  const firstWord = name.split(' ')[0] ?? name;
  return firstWord.toLowerCase().replace(/[.'’]/g, '');
}

/**
 * The key of a headshot within its season, as the store names its files: the first word of the name in lower case, without dots
 * and apostrophes. Two contestants of one season who share that word have their full slugs.
 */
export function headshotKey(contestantId: string, seasonId: string): string {
  const name = findContestant(contestantId)?.name ?? contestantId;
  const key = firstNameKey(name);
  const cast = findSeason(seasonId)?.contestants ?? [];
  const isShared = cast.filter((each) => firstNameKey(each.name) === key).length > 1;
  return isShared ? contestantId : key;
}

/** `Headshots/Season 10/tom.png`. */
export function headshotPath(contestantId: string, seasonId: string): PicturePath {
  return `Headshots/Season ${seasonId.replace(/^s/, '')}/${headshotKey(contestantId, seasonId)}.png`;
}

/** `Survivor Seasons/Season 10.png`. */
export function seasonLogoPath(seasonId: string): PicturePath {
  return `Survivor Seasons/Season ${seasonId.replace(/^s/, '')}.png`;
}
