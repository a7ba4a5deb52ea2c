import { paths } from '@outrank/shared/addresses';
import { formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { seasonColors } from '@outrank/shared/catalogue/seasonColors';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { normalizeText } from '@outrank/shared/text/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { describeSeason } from '#features/facts/factsQueries.ts';
import { resultsQueries, toRankedRows } from '#features/results/resultsQueries.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { useIsHydrated } from '#reader/shieldState.ts';
import { useSeasons, useShield } from '#reader/useShield.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { SearchField } from '#ui/form/Field.tsx';
import { RankNumeral } from '#ui/layout/Card.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import styles from './SeasonsPage.module.css';

/** All seasons, newest first. */
export default function SeasonsPage() {
  const isHydrated = useIsHydrated();
  return (
    <>
      <BackButton fallback={paths.globalRankings} />
      <PageHeading lead="Each cast, what happened, and where the fans rank it.">All Seasons</PageHeading>
      {isHydrated ? <Seasons /> : <Loading />}
    </>
  );
}

function Seasons() {
  const [text, setText] = useState('');
  const query = useQuery(resultsQueries.scores('seasons'));
  const ranks = toRankedRows(query.data);
  const words = normalizeText(text);
  const seasons = useSeasons().filter((season) =>
    normalizeText(`${season.seasonNumber} ${season.name} ${describeSeason(season)}`).includes(words),
  );
  return (
    <>
      <div className={styles.search}>
        <SearchField placeholder="Find a season, year or place" value={text} onChange={setText} />
      </div>
      <p className="visuallyHidden" role="status">
        {words !== '' && `${seasons.length} found`}
      </p>
      {seasons.length === 0 && <p>No season matches.</p>}
      <ul className={styles.seasons}>
        {seasons.toReversed().map((season) => (
          <SeasonTile
            key={season.id}
            season={season}
            rank={ranks.get(season.id)?.rank}
            isPending={query.isPending}
          />
        ))}
      </ul>
    </>
  );
}

type TileProps = {
  season: Season;
  /** Undefined without one, and until that is known. */
  rank: number | undefined;
  isPending: boolean;
};

/** A season by its emblem. How fans rank one that the reader has not watched stays hidden. */
function SeasonTile({ season, rank, isPending }: TileProps) {
  const { showItem } = useShield();
  const item = seasonItem(season.id);
  const [from, to] = seasonColors(season.seasonNumber);
  const isWatched = !showItem(item).isHidden;
  return (
    <li className={styles.season} style={{ '--from': from, '--to': to }}>
      <ItemPicture item={showOwn(item)} size={96} />
      <h2 className={styles.name}>
        <Link className={styles.link} translate="no" to={paths.season(season.id)}>
          {formatSeasonName(season.name)}
        </Link>
      </h2>
      <p className={styles.facts}>{describeSeason(season)}</p>
      <p className={styles.rank}>
        {isPending && <span>&nbsp;</span>}
        {!isPending && !isWatched && <span>Not watched yet</span>}
        {isWatched && !isPending && rank === undefined && <span>Not ranked yet</span>}
        {isWatched && rank !== undefined && (
          <span>
            Fans' rank <RankNumeral rank={rank} size="small" />
          </span>
        )}
      </p>
    </li>
  );
}
