import { findContestant, findSeason } from './catalogue.ts';

/** The address of a headshot or logo, relative to the picture store; `web/src/data/pictures/pictures.ts` completes it. */
export type PicturePath = string;

function firstNameKey(name: string): string {
  const firstWord = name.split(' ')[0] ?? name;
  return firstWord.toLowerCase().replace(/[.'’]/g, '');
}

/**
 * The key of a headshot within its season (specification, call 18): the lower-cased first word of the name
 * without dots and apostrophes. Where two people of one season share it, each has the full slug.
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
