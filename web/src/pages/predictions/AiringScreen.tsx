import { paths } from '@outrank/shared/addresses';
import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { nameSeason } from '@outrank/shared/catalogue/catalogue';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useShownSeason } from '#reader/airingSeason.ts';
import { useCatalogueSearch } from '#reader/CatalogueSearch.tsx';
import { markSeasonWatched } from '#reader/markSeasonWatched.ts';
import { WatchedEpisode } from '#reader/RevealButton.tsx';
import { EmptyState, QueryView } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import { PredictionsHead } from '#widgets/PredictionsHead.tsx';
import { EpisodeRevealProvider, useEpisodeReveal } from './EpisodeRevealProvider.tsx';
import styles from './Predictions.module.css';

type Props = {
  title: string;
  /** Instead of the one in the address. */
  about?: string;
  actions?: ReactNode;
  /** Draws the season as the reader may know it. */
  children: (season: ShownSeason) => ReactNode;
};

/** The airing season that the address names, else the one that was announced last, below the head of all pages about it. */
export function AiringScreen({ title, about, actions, children }: Props) {
  const { seasonId: given = about } = useParams();
  const seasonId = given === paths.latestSeason ? undefined : given;
  const { query } = useShownSeason(seasonId);
  const shownId = query.data?.seasonId;
  // It may have been published since this browser read the catalogue.
  const isAwaited = useCatalogueSearch(shownId);
  return (
    <>
      <BackButton fallback={seasonId ? paths.predictions : paths.home} />
      <PredictionsHead title={title} seasonId={shownId} actions={actions} />
      <QueryView
        query={isAwaited ? { ...query, data: undefined } : query}
        failedText="Failed to load the season."
        empty={
          seasonId ? (
            <EmptyState text="Nobody has announced this season.">
              <Link to={paths.predictions}>Go to predictions</Link>
            </EmptyState>
          ) : (
            <EmptyState text="There's nothing to predict yet.">
              Come back when a cast is announced.
            </EmptyState>
          )
        }
      >
        {(season) => (
          <div key={season.seasonId}>
            <EpisodeRevealProvider season={season}>{children(season)}</EpisodeRevealProvider>
          </div>
        )}
      </QueryView>
    </>
  );
}

type GateProps = { season: ShownSeason; episode: number };

/**
 * For whoever has not said that they watched an episode, which what follows depends on: offers the next one that they have not
 * seen. Before the first, the shield hides the cast.
 */
export function WatchedGate({ season: { seasonId, knownEpisode }, episode }: GateProps) {
  const season = nameSeason(seasonId);
  const { revealOnce } = useEpisodeReveal();
  const next = Math.min(knownEpisode + 1, episode);
  if (episode === 0)
    return (
      <p className={styles.line}>
        The cast of {season} is hidden from you.
        <Button onClick={() => markSeasonWatched(seasonId)}>Mark {season} as watched</Button>
      </p>
    );
  return (
    <p className={styles.line}>
      What follows shows who is left after episode {episode}, so watch{' '}
      {next === episode ? 'it' : `episodes ${next} to ${episode}`} first.
      <WatchedEpisode seasonId={seasonId} episode={next} isPrimary onPress={() => revealOnce(next)} />
    </p>
  );
}
