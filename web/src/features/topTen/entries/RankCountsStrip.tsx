import type { Places } from '@outrank/shared/ballots/tally';
import { sum } from '@outrank/shared/ballots/topTen';
import { placesSentence } from '#features/topTen/topTenText.ts';
import { HeatStrip } from '#ui/layout/HeatStrip.tsx';

type Props = { name: string; places: Places; totalVotes: number };

/** How many ballots put somebody in each place, and how many left them off. */
export function PlacesStrip({ name, places, totalVotes }: Props) {
  const cells = places.map((count, place) => ({ label: String(place + 1), count }));
  const leftOff = { label: 'off', count: totalVotes - sum(places), isApart: true };
  return (
    <HeatStrip
      cells={[...cells, leftOff]}
      whole={totalVotes}
      description={placesSentence(name, places, totalVotes)}
    />
  );
}
