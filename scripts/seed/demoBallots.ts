import { CLASSIC_LIST_KEYS } from '@outrank/shared/classicRankings';
import { demoFans } from '@outrank/shared/demoFans';
import { ballotsPath, CLASSIC_RANKINGS_PATH } from '@outrank/shared/documentPaths';
import { contestantItem } from '@outrank/shared/listedItem';
import { goatFavorites } from './content/goatFavorites.ts';
import type { SeedDocument } from './seedDocument.ts';
import type { SeededRandom } from './seededRandom.ts';

const ballotSlots = 10;
const day = 24 * 3_600_000;

/** A ballot of nearly every fan in each category; one in six leaves the last slots empty. */
export function castBallots(now: Date, random: SeededRandom): SeedDocument[] {
  return demoFans.map(({ uid }) => {
    const entries = Object.entries(goatFavorites)
      .filter(() => random.happens(0.9))
      .map(([categoryId, favorites]) => {
        const submittedAt = new Date(Math.round(now.getTime() - random.between(0.1, 25) * day));
        return [categoryId, { ranking: rankFavorites(favorites.split(' '), random), submittedAt }];
      });
    return { path: ballotsPath(uid), data: Object.fromEntries(entries) };
  });
}

/** The favorites in an order of one's own, which strays from the common one by a few places. */
function rankFavorites(favorites: readonly string[], random: SeededRandom): string[] {
  const ranked = favorites
    .map((id, place) => ({ id, place: place + random.between(0, 7) }))
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id);
  const named = random.happens(1 / 6) ? 7 : ballotSlots;
  return Array.from({ length: ballotSlots }, (_, slot) => (slot < named ? (ranked[slot] ?? '') : ''));
}

/** The older document: three lists of copies of items, last saved two days ago. */
export function classicRankings(now: Date): SeedDocument {
  const lists = Object.values(goatFavorites).map((favorites) =>
    favorites
      .split(' ')
      .slice(0, ballotSlots)
      .map((id) => contestantItem(id)),
  );
  const named = CLASSIC_LIST_KEYS.map((key, place) => [key, lists[place]]);
  const lastUpdated = new Date(now.getTime() - 2 * day).toISOString();
  return { path: CLASSIC_RANKINGS_PATH, data: { ...Object.fromEntries(named), lastUpdated } };
}
