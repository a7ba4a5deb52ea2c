import { formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { getCastSubject } from '@outrank/shared/consensus/subject';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from '#features/results/places.module.css';
import { resultsQueries, toRankedRows } from '#features/results/resultsQueries.ts';
import { formatRange } from '#features/results/resultsText.ts';
import { paths } from '#paths.ts';
import { Card, RankNumeral } from '#ui/layout/Card.tsx';
import { formatScore } from './consensusText.ts';

type Props = { id: string };

/** Where fans' lists rank a castaway in the cast of each of these seasons. */
export function CastRanks({ id, seasons }: Props & { seasons: readonly Season[] }) {
  return (
    <ul className={styles.places}>
      {seasons.map((season) => (
        <CastRank key={season.id} id={id} season={season} />
      ))}
    </ul>
  );
}

function CastRank({ id, season }: Props & { season: Season }) {
  const subject = getCastSubject(season.id);
  const { data, isPending, isError } = useQuery(resultsQueries.scores(subject));
  const row = toRankedRows(data).get(id);
  const missing = isError ? "Failed to load the fans' ranking." : 'Not enough lists for a rank yet.';
  return (
    <Card as="li">
      <div className={styles.rank}>
        {row && <RankNumeral rank={row.rank} size="large" />}
        <div>
          <h3 className={styles.words}>
            <Link data-card-link to={paths.consensusPage(subject)}>
              {formatSeasonName(season.name)}
            </Link>
          </h3>
          <p className={styles.soft}>
            {row && `of ${season.contestants.length} · wins ${formatScore(row.score)}`}
            {row?.range && `, ${formatRange(row.range)}`}
            {!row && (isPending ? '\u00a0' : missing)}
          </p>
        </div>
      </div>
    </Card>
  );
}
