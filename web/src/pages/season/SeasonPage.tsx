import { paths } from '@outrank/shared/addresses';
import { findMoves } from '@outrank/shared/airing/applySeasonEdit';
import { formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { seasonColors } from '@outrank/shared/catalogue/seasonColors';
import { getCastSubject } from '@outrank/shared/consensus/subject';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { CastGrid } from '#features/facts/CastGrid.tsx';
import { describeSeason, factsQueries, hasFacts } from '#features/facts/factsQueries.ts';
import { AiringRecord, WhatHappened } from '#features/facts/WhatHappened.tsx';
import { formatScore } from '#features/results/consensus/consensusText.ts';
import { resultsQueries, toRankedRows } from '#features/results/resultsQueries.ts';
import { formatRange } from '#features/results/resultsText.ts';
import { useLastSignedInUser, useSession } from '#features/session/sessionContext.ts';
import { CopyLinkButton } from '#features/sharing/CopyLinkButton.tsx';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { useShownSeason } from '#reader/airingSeason.ts';
import { CatalogueSearch } from '#reader/CatalogueSearch.tsx';
import { markSeasonWatched } from '#reader/markSeasonWatched.ts';
import { useIsHydrated } from '#reader/shieldState.ts';
import { useSeasons, useShield } from '#reader/useShield.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { QueryError } from '#ui/feedback/QueryView.tsx';
import { Button, buttonClass } from '#ui/form/Button.tsx';
import { formatUtcDay, pluralize } from '#ui/format.ts';
import { RankNumeral } from '#ui/layout/Card.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import { FansLists, SignInToRead } from '#widgets/FansLists.tsx';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import { NothingHere } from '#widgets/NothingHere.tsx';
import { NearSection } from '#widgets/PageSection.tsx';
import { useOwnRanking } from '#widgets/useOwnRanking.ts';
import styles from './SeasonPage.module.css';

/** Everything about a season: its ranks, its cast, what happened, and fans' lists. */
export default function SeasonPage() {
  const { seasonId = '' } = useParams();
  const season = useSeasons().find(({ id }) => id === seasonId);
  return (
    <>
      <BackButton fallback={paths.seasons} />
      {season ? (
        <SeasonView key={season.id} season={season} />
      ) : (
        <CatalogueSearch>
          <NothingHere way="seasons" text="There's no such season" />
        </CatalogueSearch>
      )}
    </>
  );
}

type Props = { season: Season };

function SeasonView({ season }: Props) {
  const { showItem } = useShield();
  const isHydrated = useIsHydrated();
  const isClosed = showItem(seasonItem(season.id)).isHidden;
  return (
    <>
      <PageHeading isName>{season.name}</PageHeading>
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
        moves={airing ? findMoves(airing) : undefined}
      />
      {!isOver && <QueryError query={query} failedText="Failed to load what happened." />}
      {airing && <AiringRecord season={airing} />}
      {isOver && hasFacts(id) && <WhatHappened seasonId={id} />}
      <NearSection title="Top lists of this cast">
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

/** A season in its two colors: when and where it was, its ranks, and what a fan can do with it. */
function SeasonBanner({ season }: Props) {
  const { data: start } = useQuery(factsQueries.start(season.id));
  const [from, to] = seasonColors(season.seasonNumber);
  const count = season.contestants.length;
  const isPhone = useIsPhone();
  return (
    <div className={styles.banner} style={{ '--from': from, '--to': to }}>
      <ItemPicture item={showOwn(seasonItem(season.id))} size={isPhone ? 96 : 132} />
      <div className={styles.facts}>
        <p className={styles.number}>Season {season.seasonNumber}</p>
        <p>{describeSeason(season)}</p>
        <p>
          {start ? (
            <span>
              Premiered <time dateTime={start.premiere}>{formatUtcDay(start.premiere)}</time>
            </span>
          ) : (
            '\u00a0'
          )}
        </p>
        {count > 0 && <p>{pluralize(count, 'castaway')}</p>}
      </div>
      <Ranks season={season} />
      <div className={styles.actions}>
        {count > 0 && (
          <Link className={buttonClass('primary')} to={paths.startFrom(getCastSubject(season.id))}>
            Rank this cast
          </Link>
        )}
        <Link className={buttonClass('secondary')} to={paths.startFrom('seasons')}>
          Rank all seasons
        </Link>
        <CopyLinkButton />
      </div>
    </div>
  );
}

/** Among all seasons: the fans' rank, and the reader's own when their list counts. */
function Ranks({ season }: Props) {
  const user = useLastSignedInUser();
  const ownRank = useOwnRanking('seasons', user?.uid)?.ranks.get(season.id);
  const { data, isPending } = useQuery(resultsQueries.scores('seasons'));
  const ranked = toRankedRows(data);
  const row = ranked.get(season.id);
  return (
    <div className={styles.ranks}>
      {row && (
        <Link className={styles.rank} to={paths.consensusPage('seasons')}>
          <RankNumeral rank={row.rank} size="large" />{' '}
          <span>
            <strong>Fans' rank</strong> of {ranked.size}{' '}
            <span className={styles.score}>
              {`wins ${formatScore(row.score)} of head-to-heads${row.range ? `, ${formatRange(row.range)}` : ''}`}
            </span>
          </span>
        </Link>
      )}
      {!row && <p className={styles.unranked}>{isPending ? '\u00a0' : 'Not enough lists for a rank yet.'}</p>}
      {ownRank !== undefined && (
        <p className={styles.rank}>
          <RankNumeral rank={ownRank} size="large" /> <strong>Your rank</strong>
        </p>
      )}
    </div>
  );
}
