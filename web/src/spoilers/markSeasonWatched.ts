import { findSeason, formatSeasonName } from '@outrank/shared/catalogue/catalogue';
import { markWatched } from '@outrank/shared/documents/spoilerChoice';
import { changeChoice } from '#data/spoilers/changeChoice.ts';
import { localChoice } from '#data/spoilers/localChoice.ts';
import { announce } from './announce.ts';

export function nameSeason(seasonId: string): string {
  return formatSeasonName(findSeason(seasonId)?.name ?? seasonId);
}

/** Opens a season everywhere and says so. The button that did it disappears, so the focus moves to the page. */
export function markSeasonWatched(seasonId: string): void {
  void changeChoice(markWatched(localChoice.get(), seasonId));
  announce(`${nameSeason(seasonId)} is marked as watched.`);
  document.querySelector('main')?.focus({ preventScroll: true });
}
