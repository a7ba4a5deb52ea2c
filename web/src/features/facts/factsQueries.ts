import type { SeasonStart } from '@outrank/shared/facts/seasonFacts';
import { toSlug } from '@outrank/shared/text/text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { findFilmingPlace } from '#data/facts/places.ts';
import { readSeasonResults, readSeasonStart } from '#data/facts/readFacts.ts';

/** The files of a build, which never change. */
export const factsQueries = {
  start: (seasonId: string) =>
    queryOptions({
      queryKey: ['facts', seasonId],
      queryFn: () => readSeasonStart(seasonId),
      enabled: hasFacts(seasonId),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** What happened. Only for readers who asked for it. */
  results: (seasonId: string) =>
    queryOptions({
      queryKey: ['facts', seasonId, 'results'],
      queryFn: () => readSeasonResults(seasonId),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

export const hasFacts = (seasonId: string): boolean => findFilmingPlace(seasonId) !== undefined;

export { describeSeason } from '#data/facts/places.ts';

/** The first tribes of castaways, by slug. */
export type Tribes = ReadonlyMap<string, ReturnType<typeof drawTribe>>;

const NO_TRIBES: Tribes = new Map();

/** The first tribes of a season's castaways; empty until they are read. */
export function useTribes(seasonId: string): Tribes {
  const { data } = useQuery({ ...factsQueries.start(seasonId), select: toTribes });
  return data ?? NO_TRIBES;
}

function toTribes({ tribes, cast }: SeasonStart): Tribes {
  const colors = new Map(tribes.map(({ name, color }) => [name, color]));
  return new Map(
    cast.flatMap(({ name, tribe }) => {
      const color = colors.get(tribe);
      return color ? [[toSlug(name), drawTribe(tribe, color)] as const] : [];
    }),
  );
}

/** A tribe as it is drawn: its color, that of text on it, and the two of an emblem. */
function drawTribe(name: string, color: string) {
  const ink = findInk(color);
  // The pattern keeps apart from the cloth on any color, and pale letters stay readable on both.
  return { name, color, ink, buff: [color, `color-mix(in oklab, ${color} 72%, ${ink})`] as const };
}

/** The luminance at which black and white are equally readable, both at more than 4.5 : 1 (WCAG 2). */
const MIDDLE = 0.179;

/** Black or white, whichever is easier to read on a color such as `#f09733`. */
export function findInk(color: string): 'black' | 'white' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > MIDDLE ? 'black' : 'white';
}
