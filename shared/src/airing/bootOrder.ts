import { type AiringSeason, EPISODES_MAX } from '../documents/airing.ts';

/** What the order of the whole season, winner first, is measured by: a season as far as its reader knows it. */
type KnownSeason = Pick<AiringSeason, 'castIds' | 'episodes' | 'winnerId'>;

const REMAINS = EPISODES_MAX + 1;

/** In which episode each castaway left; later than all episodes for those who remain. */
function findExits({ castIds, episodes }: Omit<KnownSeason, 'winnerId'>): Map<string, number> {
  const exits = new Map(castIds.map((id) => [id, REMAINS]));
  for (const { number, leftIds } of episodes) for (const id of leftIds) exits.set(id, number);
  return exits;
}

/** How many pairs are decided, because one of them has left, and how many of these an order called. Who left together is undecided. */
export function countCalledPairs(order: readonly string[], season: KnownSeason) {
  const exits = findExits(season);
  const stays = order.flatMap((id) => exits.get(id) ?? []);
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
  return findExits(season).get(pick) === REMAINS ? 'in' : 'out';
}

/** The places of all who have left, and of everybody once the winner is known, who has the first. Who left together share one. */
export function findPlaces(season: KnownSeason): Map<string, number> {
  const { winnerId } = season;
  const exits = findExits(season);
  if (winnerId !== null) exits.set(winnerId, REMAINS + 1);
  const all = [...exits.values()];
  const placed = [...exits].filter(([, exit]) => exit !== REMAINS || winnerId !== null);
  return new Map(placed.map(([id, exit]) => [id, 1 + all.filter((other) => other > exit).length]));
}
