import { formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { getCastSubject } from '@outrank/shared/consensus/subject';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { resultsQueries, toRankedRows } from '#features/results/resultsQueries.ts';
import { formatRange } from '#features/results/resultsText.ts';
import { paths } from '#paths.ts';
import { RankNumeral } from '#ui/layout/Card.tsx';
import styles from './CastRanks.module.css';
import { formatScore } from './consensusText.ts';

type Props = { id: string; seasons: readonly Season[]; isNear: boolean };

/** Where fans' lists rank a castaway in the cast of each of these seasons. */
export function CastRanks({ id, seasons, isNear }: Props) {
  return (
    <ul className={styles.ranks}>
      {seasons.map((season) => (
        <li key={season.id}>
          <CastRank id={id} season={season} isNear={isNear} />
        </li>
      ))}
    </ul>
  );
}

function CastRank({ id, season, isNear }: Omit<Props, 'seasons'> & { season: Season }) {
  const subject = getCastSubject(season.id);
  const { data, isPending, isError } = useQuery({ ...resultsQueries.scores(subject), enabled: isNear });
  const row = toRankedRows(data).get(id);
  const missing = isError ? "Failed to load the fans' ranking." : 'Not enough lists for a rank yet.';
  return (
    <Link className={styles.rank} to={paths.consensusPage(subject)}>
      {row && <RankNumeral rank={row.rank} size="large" />}{' '}
      <span>
        <strong className={styles.season}>{formatSeasonName(season.name)}</strong> <br />
        {row
          ? `of ${season.contestants.length} · wins ${formatScore(row.score)}${row.range ? `, ${formatRange(row.range)}` : ''}`
          : isPending
            ? '\u00a0'
            : missing}
      </span>
    </Link>
  );
}
