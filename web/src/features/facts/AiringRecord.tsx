import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useShield } from '#spoilers/useShield.ts';
import { WatchedEpisode } from '#spoilers/WatchedEpisode.tsx';
import styles from './WhatHappened.module.css';

type Props = { season: ShownSeason };

/** In place of what happened in a season that is on: who left, as far as the reader may know. */
export function AiringRecord({ season }: Props) {
  const { showItem } = useShield();
  const known = season.episodes.filter(({ recordedAt }) => recordedAt !== null);
  return (
    <section aria-label="What happened so far" className={styles.happened}>
      <h2>What happened so far</h2>
      {known.length === 0 && <p className={styles.soft}>Nothing that you have seen is recorded yet.</p>}
      <ol className={styles.episodes}>
        {known.map(({ number, title, leftIds }) => {
          const names = leftIds.map((left) => showItem(contestantItem(left, season.seasonId)).name);
          return (
            <li key={number}>
              <strong>Episode {number}</strong> {title}{' '}
              <span className={styles.soft}>
                {names.length > 0 ? `Left: ${names.join(', ')}` : 'Nobody left'}
              </span>
            </li>
          );
        })}
      </ol>
      <NextWatched season={season} />
    </section>
  );
}

/** The same of one castaway. */
export function AiringStanding({ season, id }: Props & { id: string }) {
  const { knownEpisode } = season;
  const left = findLeaving(season).get(id);
  return (
    <>
      {(left !== undefined || knownEpisode > 0) && (
        <p>{left === undefined ? `Still in after episode ${knownEpisode}` : `Left in episode ${left}`}</p>
      )}
      <NextWatched season={season} />
    </>
  );
}

function NextWatched({ season: { seasonId, knownEpisode, airedEpisode } }: Props) {
  if (airedEpisode <= knownEpisode) return null;
  return (
    <p className={styles.head}>
      <span className={styles.soft}>Later episodes are hidden from you.</span>
      <WatchedEpisode seasonId={seasonId} episode={airedEpisode} />
    </p>
  );
}

/** Who left, by the number of the episode, as far as the reader may know. */
export const findLeaving = ({ episodes }: ShownSeason): ReadonlyMap<string, number> =>
  new Map(episodes.flatMap(({ number, leftIds }) => leftIds.map((id) => [id, number] as const)));
