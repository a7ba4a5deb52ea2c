import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { findMoves } from '@outrank/shared/airing/applySeasonEdit';
import { describeEpisode, describeMove } from '@outrank/shared/airing/episodeText';
import type { SeasonResults } from '@outrank/shared/facts/seasonFacts';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { readStored, removeStored, writeStored } from '#data/storage/browserStorage.ts';
import { WatchedEpisode } from '#reader/RevealButton.tsx';
import { useShield } from '#reader/useShield.ts';
import { LoadingSkeleton } from '#ui/feedback/Loading.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { factsQueries } from './factsQueries.ts';
import { SeasonRecord } from './SeasonRecord.tsx';
import styles from './WhatHappened.module.css';

/** What gives a season's results away, which is neither drawn nor read until the reader asks. */
export function WhatHappened({ seasonId }: { seasonId: string }) {
  const [isShown, toggle] = useWhatHappened(seasonId);
  return (
    <section aria-label="What happened" className={styles.happened}>
      <div className={styles.head}>
        <h2>What happened</h2>
        <Button variant={isShown ? 'quiet' : 'primary'} aria-expanded={isShown} onClick={toggle}>
          {isShown ? 'Hide what happened' : 'Show what happened'}
        </Button>
      </div>
      {!isShown && (
        <p className={styles.soft}>
          The winner, every finish, every vote, idols, confessionals and episodes. None of it is on this page
          until you ask.
        </p>
      )}
      {isShown && (
        <ResultsView seasonId={seasonId}>
          {(results) => <SeasonRecord seasonId={seasonId} results={results} />}
        </ResultsView>
      )}
    </section>
  );
}

/** Whether the reader has asked for a season's results, which this browser remembers, and a way to change that. */
export function useWhatHappened(seasonId: string): readonly [isShown: boolean, toggle: () => void] {
  // Belongs to no user, so that signing out keeps it (see `browserStorage.ts`).
  const key = `whatHappened:${seasonId}`;
  const [isShown, setIsShown] = useState(() => readStored(key) !== null);
  const toggle = () => {
    if (isShown) removeStored(key);
    else writeStored(key, 'shown');
    setIsShown(!isShown);
  };
  return [isShown, toggle];
}

type ResultsProps = { seasonId: string; children: (results: SeasonResults) => ReactNode };

/** Reads what happened in a season. Only for readers who asked for it. */
export function ResultsView({ seasonId, children }: ResultsProps) {
  return (
    <QueryView
      query={useQuery(factsQueries.results(seasonId))}
      failedText="Failed to load what happened."
      skeleton={<LoadingSkeleton shape="fill" />}
    >
      {children}
    </QueryView>
  );
}

type AiringProps = { season: ShownSeason };

/** In place of what happened in a season that is on: who left, as far as the reader may know. */
export function AiringRecord({ season }: AiringProps) {
  const { showItem } = useShield();
  const known = season.episodes.filter(({ recordedAt }) => recordedAt !== null);
  return (
    <section aria-label="What happened so far" className={styles.happened}>
      <h2>What happened so far</h2>
      {known.length === 0 && <p className={styles.soft}>Nothing that you have seen is recorded yet.</p>}
      <ol className={styles.episodes}>
        {known.map((episode) => (
          <li key={episode.number}>
            <strong>Episode {episode.number}</strong> {episode.title}{' '}
            <span className={styles.soft}>
              {describeEpisode(episode, (id) => showItem(contestantItem(id, season.seasonId)).name)}
            </span>
          </li>
        ))}
      </ol>
      <NextWatched season={season} />
    </section>
  );
}

/** The same of one castaway. */
export function AiringStanding({ season, id }: AiringProps & { id: string }) {
  const { knownEpisode } = season;
  const move = findMoves(season).get(id);
  return (
    <>
      {(move || knownEpisode > 0) && (
        <p>{move ? describeMove(move) : `Still in after episode ${knownEpisode}`}</p>
      )}
      <NextWatched season={season} />
    </>
  );
}

function NextWatched({ season: { seasonId, knownEpisode, airedEpisode } }: AiringProps) {
  if (airedEpisode <= knownEpisode) return null;
  return (
    <p className={styles.head}>
      <span className={styles.soft}>Later episodes are hidden from you.</span>
      <WatchedEpisode seasonId={seasonId} episode={knownEpisode + 1} />
    </p>
  );
}
