import type { Episode } from '../documents/airing.ts';
import type { Move } from './applySeasonEdit.ts';

/** What happened in a recorded episode: `Back in the game: Coach. Left: Ozzy, Q.` */
export function describeEpisode(
  { backIds, leftIds }: Pick<Episode, 'backIds' | 'leftIds'>,
  nameOf: (id: string) => string,
): string {
  const nameAll = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  const left = leftIds.length > 0 ? `Left: ${nameAll(leftIds)}.` : 'Nobody left.';
  return backIds.length > 0 ? `Back in the game: ${nameAll(backIds)}. ${left}` : left;
}

/** How a castaway stands who has left at least once. */
export const describeMove = ({ isOut, episode }: Move): string =>
  isOut ? `Left in episode ${episode}` : `Back in the game since episode ${episode}`;
