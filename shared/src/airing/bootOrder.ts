import { type AiringSeason, EPISODES_MAX } from '../documents/airing.ts';
import { findMoves } from './applySeasonEdit.ts';

/** What the order of the whole season, winner first, is measured by: a season as far as its reader knows it. */
type KnownSeason = Pick<AiringSeason, 'castIds' | 'episodes' | 'winnerId'>;

const REMAINS = EPISODES_MAX + 1;

/** In which episode each castaway left for good; later than all episodes for those who remain. */
function findStays(season: KnownSeason): Map<string, number> {
  const moves = findMoves(season);
  const toStay = (id: string) => (moves.get(id)?.isOut ? moves.get(id)?.episode : undefined) ?? REMAINS;
  return new Map(season.castIds.map((id) => [id, toStay(id)]));
}

/** How many pairs are decided, because one of them is out, and how many of these an order called. Who left together is undecided. */
export function countCalledPairs(order: readonly string[], season: KnownSeason) {
  const known = findStays(season);
  const stays = order.flatMap((id) => known.get(id) ?? []);
  const pairs = stays.flatMap((first, index) => stays.slice(index + 1).map((second) => first - second));
  return {
    called: pairs.filter((difference) => difference > 0).length,
    decided: pairs.filter((difference) => difference !== 0).length,
  };
}

/** How it stands with whom an order has first; undefined for an empty one. */
export function findPickState([pick]: readonly string[], season: KnownSeason) {
  if (pick === undefined) return undefined;
  if (season.winnerId !== null) return pick === season.winnerId ? 'won' : 'out';
  return findStays(season).get(pick) === REMAINS ? 'in' : 'out';
}

/** The places of all who have left, and of everybody once the winner is known, who has the first. Who left together share one. */
export function findPlaces(season: KnownSeason): Map<string, number> {
  const { winnerId } = season;
  const stays = findStays(season);
  if (winnerId !== null) stays.set(winnerId, REMAINS + 1);
  const all = [...stays.values()];
  const placed = [...stays].filter(([, stay]) => stay !== REMAINS || winnerId !== null);
  return new Map(placed.map(([id, stay]) => [id, 1 + all.filter((other) => other > stay).length]));
}
