import { seasons } from '@outrank/shared/catalogue/catalogue';

const NEW_ERA_STARTS = 41;

const idsOf = (isWatched: (seasonNumber: number) => boolean): readonly string[] =>
  seasons.filter(({ seasonNumber }) => isWatched(seasonNumber)).map(({ id }) => id);

/** What one tap chooses. */
export const presets: readonly { readonly label: string; readonly watched: readonly string[] }[] = [
  { label: 'All', watched: idsOf(() => true) },
  { label: 'None', watched: [] },
  { label: 'New era (41+)', watched: idsOf((seasonNumber) => seasonNumber >= NEW_ERA_STARTS) },
];

export const getSeasonsThrough = (last: number): readonly string[] =>
  idsOf((seasonNumber) => seasonNumber <= last);
