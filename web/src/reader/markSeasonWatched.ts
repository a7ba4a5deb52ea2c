import { nameSeason } from '@outrank/shared/catalogue/catalogue';
import { markWatched } from '@outrank/shared/documents/spoilerChoice';
import { changeChoice } from '#data/reader/changeChoice.ts';
import { localChoice } from '#data/reader/localChoice.ts';
import { announce, clearAnnouncement } from '#ui/feedback/announce.ts';
import { revealed } from './shieldState.ts';

/** Opens a season everywhere and says so. The button that did it disappears, so the focus moves to the page. */
export function markSeasonWatched(seasonId: string): void {
  void changeChoice(markWatched(localChoice.get(), seasonId));
  announce(`${nameSeason(seasonId)} is marked as watched.`);
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Opens what depends on an airing season's episodes up to this one, and says so. */
export function markEpisodeWatched(seasonId: string, episode: number): void {
  void changeChoice({ airing: { seasonId, episode } });
  announce(`Shown up to episode ${episode}.`);
  document.querySelector('main')?.focus({ preventScroll: true });
}

// The last message may name somebody who is hidden again.
revealed.subscribe(() => {
  const items = revealed.get();
  if (items !== 'everything' && items.size === 0) clearAnnouncement();
});
