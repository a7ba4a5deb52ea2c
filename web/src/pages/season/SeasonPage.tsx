import { findSeason, formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { getCastSubject } from '@outrank/shared/consensus/subject';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { AiringRecord, findLeaving } from '#features/facts/AiringRecord.tsx';
import { CastGrid } from '#features/facts/CastGrid.tsx';
import { describeSeason, hasFacts } from '#features/facts/factsQueries.ts';
import { WhatHappened } from '#features/facts/WhatHappened.tsx';
import { resultsQueries, toRankedRows } from '#features/results/resultsQueries.ts';
import { useIsSeasonAwaited } from '#features/seasons/useIsSeasonAwaited.ts';
import { useSession } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { useShownSeason } from '#spoilers/airingSeason.ts';
import { markSeasonWatched } from '#spoilers/markSeasonWatched.ts';
import { useIsHydrated } from '#spoilers/shieldState.ts';
import { useShield } from '#spoilers/useShield.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { QueryError } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { useIsNear } from '#ui/useIsNear.ts';
import { FansLists, SignInToRead } from '#widgets/FansLists.tsx';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import { NothingHere } from '#widgets/NothingHere.tsx';
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
  return (
    <>
      <PageHeading>{season.name}</PageHeading>
      {!isHydrated && <Loading />}
      {isHydrated &&
        (showItem(seasonItem(season.id)).isHidden ? (
          <div className={styles.closed}>
            <p>{describeSeason(season)}</p>
            <Button onClick={() => markSeasonWatched(season.id)}>Mark as watched</Button>
          </div>
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
      {!isOver && <QueryError query={query} failedText="Failed to load what happened." />}
      {airing && <AiringRecord season={airing} now={now} />}
      {isOver && hasFacts(season.id) && <WhatHappened seasonId={season.id} />}
      <SeasonLists season={season} />
    </>
  );
}

/** The cast, in the fans' order when there is one. */
function Cast({ season, leaving }: Props & Pick<ComponentProps<typeof CastGrid>, 'leaving'>) {
  const query = useQuery(resultsQueries.scores(getCastSubject(season.id)));
  const { data, isPending } = query;
  const ranks = useMemo(() => new Map([...toRankedRows(data)].map(([id, { rank }]) => [id, rank])), [data]);
  return (
    <>
      <QueryError query={query} failedText="Failed to load the fans' ranking." />
      <CastGrid season={season} ranks={isPending ? undefined : ranks} leaving={leaving} />
    </>
  );
}

function SeasonLists({ season: { id, name } }: Props) {
  const { status } = useSession();
  const { isNear, watch } = useIsNear();
  return (
    <section ref={watch} aria-labelledby="lists" className={styles.section}>
      <h2 id="lists">Newest lists of this cast</h2>
      {status === 'signedIn' && (
        <FansLists
          about={{ by: 'castOf', id }}
          empty={`Nobody has ranked the cast of ${formatSeasonName(name)} yet.`}
          isNear={isNear}
          count={6}
        />
      )}
      {status === 'signedOut' && <SignInToRead />}
    </section>
  );
}
