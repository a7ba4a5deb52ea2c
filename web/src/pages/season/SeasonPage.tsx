import { findSeason, formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { getCastSubject } from '@outrank/shared/consensus/subject';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AiringRecord, findLeaving } from '#features/facts/AiringRecord.tsx';
import { CastGrid } from '#features/facts/CastGrid.tsx';
import { describeSeason, hasFacts } from '#features/facts/factsQueries.ts';
import { WhatHappened } from '#features/facts/WhatHappened.tsx';
import { resultsQueries, toRankedRows } from '#features/results/resultsQueries.ts';
import { useSession } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { useShownSeason } from '#spoilers/airingSeason.ts';
import { markSeasonWatched } from '#spoilers/markSeasonWatched.ts';
import { useIsHydrated } from '#spoilers/shieldState.ts';
import { useIsSeasonAwaited, useShield } from '#spoilers/useShield.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { QueryError } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { FansLists, SignInToRead } from '#widgets/FansLists.tsx';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import { NothingHere } from '#widgets/NothingHere.tsx';
import { NearSection } from '#widgets/PageSection.tsx';
import { SeasonBanner } from './SeasonBanner.tsx';
import styles from './SeasonPage.module.css';

/** Everything about a season: its ranks, its cast, what happened, and fans' lists. */
export default function SeasonPage() {
  const { seasonId = '' } = useParams();
  const found = findSeason(seasonId);
  const season = found?.id === seasonId ? found : undefined;
  const isAwaited = useIsSeasonAwaited(season === undefined);
  if (isAwaited) return <Loading />;
  return (
    <>
      <BackButton fallback={paths.seasons} />
      {season ? (
        <SeasonView key={season.id} season={season} />
      ) : (
        <NothingHere way="seasons" text="There's no such season" />
      )}
    </>
  );
}

type Props = { season: Season };

function SeasonView({ season }: Props) {
  const { showItem } = useShield();
  // What the build draws is the same for all readers.
  const isHydrated = useIsHydrated();
  const isClosed = showItem(seasonItem(season.id)).isHidden;
  return (
    <>
      <PageHeading>{season.name}</PageHeading>
      {!isHydrated && <Loading />}
      {isHydrated && isClosed && (
        <div className={styles.closed}>
          <p>{describeSeason(season)}</p>
          <Button onClick={() => markSeasonWatched(season.id)}>Mark as watched</Button>
        </div>
      )}
      {isHydrated && !isClosed && <OpenSeason season={season} />}
    </>
  );
}

function OpenSeason({ season }: Props) {
  const { id, name } = season;
  const { status } = useSession();
  const { query, isOver } = useShownSeason(id);
  const scores = useQuery(resultsQueries.scores(getCastSubject(id)));
  const airing = isOver ? undefined : query.data;
  return (
    <>
      <SeasonBanner season={season} />
      <QueryError query={scores} failedText="Failed to load the fans' ranking." />
      <CastGrid
        season={season}
        ranks={scores.isPending ? undefined : toRankedRows(scores.data)}
        leaving={airing ? findLeaving(airing) : undefined}
      />
      {!isOver && <QueryError query={query} failedText="Failed to load what happened." />}
      {airing && <AiringRecord season={airing} />}
      {isOver && hasFacts(id) && <WhatHappened seasonId={id} />}
      <NearSection title="Newest lists of this cast">
        {status === 'signedIn' && (
          <FansLists
            about={{ by: 'castOf', id }}
            empty={`Nobody has ranked the cast of ${formatSeasonName(name)} yet.`}
            count={6}
          />
        )}
        {status === 'signedOut' && <SignInToRead />}
      </NearSection>
    </>
  );
}
