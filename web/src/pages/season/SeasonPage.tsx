import { findSeason, type Season } from '@outrank/shared/catalogue/catalogue';
import { getCastSubject } from '@outrank/shared/consensus/subject';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { AiringRecord, findLeaving } from '#features/facts/AiringRecord.tsx';
import { CastGrid } from '#features/facts/CastGrid.tsx';
import { hasFacts } from '#features/facts/factsQueries.ts';
import { WhatHappened } from '#features/facts/WhatHappened.tsx';
import { resultsQueries, toRankedRows } from '#features/results/resultsQueries.ts';
import { useIsSeasonAwaited } from '#features/seasons/useIsSeasonAwaited.ts';
import { paths } from '#paths.ts';
import { useShownSeason } from '#spoilers/airingSeason.ts';
import { useIsHydrated } from '#spoilers/shieldState.ts';
import { useShield } from '#spoilers/useShield.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import { NothingHere } from '#widgets/NothingHere.tsx';
import { SeasonBanner } from './SeasonBanner.tsx';
import { SeasonLists } from './SeasonLists.tsx';

// Only readers who have turned the shield on need it.
const ClosedSeason = lazyComponent(() => import('./ClosedSeason.tsx'));

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
  return (
    <>
      <PageHeading>{season.name}</PageHeading>
      {!isHydrated && <Loading />}
      {isHydrated &&
        (showItem(seasonItem(season.id)).isHidden ? (
          <ClosedSeason season={season} />
        ) : (
          <OpenSeason season={season} />
        ))}
    </>
  );
}

function OpenSeason({ season }: Props) {
  const { query, now, isOver } = useShownSeason(season.id);
  const airing = isOver ? undefined : query.data;
  return (
    <>
      <SeasonBanner season={season} />
      <Cast season={season} leaving={airing ? findLeaving(airing) : undefined} />
      {!isOver && query.isError && (
        <ErrorNotice
          message="Failed to load what happened."
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      )}
      {airing && <AiringRecord season={airing} now={now} />}
      {isOver && hasFacts(season.id) && <WhatHappened seasonId={season.id} />}
      <SeasonLists season={season} />
    </>
  );
}

/** The cast, in the fans' order when there is one. */
function Cast({ season, leaving }: Props & Pick<ComponentProps<typeof CastGrid>, 'leaving'>) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    resultsQueries.scores(getCastSubject(season.id)),
  );
  const ranks = useMemo(() => new Map([...toRankedRows(data)].map(([id, { rank }]) => [id, rank])), [data]);
  return (
    <>
      {isError && (
        <ErrorNotice message="Failed to load the fans' ranking." onRetry={refetch} isRetrying={isFetching} />
      )}
      <CastGrid season={season} ranks={isPending ? undefined : ranks} leaving={leaving} />
    </>
  );
}
