import { paths } from '@outrank/shared/addresses';
import { formatSeasonName } from '@outrank/shared/catalogue/catalogue';
import { seasonColors } from '@outrank/shared/catalogue/seasonColors';
import type { ConsensusLeaders } from '@outrank/shared/consensus/consensus';
import { getCastSubject } from '@outrank/shared/consensus/subject';
import { ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { getSampleWeight } from '@outrank/shared/results/certainty';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { resultsQueries } from '#features/results/resultsQueries.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink } from '#reader/ItemLink.tsx';
import { useSeasons } from '#reader/useShield.ts';
import { Skeleton } from '#ui/feedback/Loading.tsx';
import { QueryError } from '#ui/feedback/QueryView.tsx';
import { pluralize } from '#ui/format.ts';
import { Card } from '#ui/layout/Card.tsx';
import { useIsNear } from '#ui/useIsNear.ts';
import styles from './ConsensusOverview.module.css';
import { formatScore, formatSubjectTitle, useSubjectItem } from './consensusText.ts';

/** The consensus of all seasons and its leaders, which are read when the card comes near the window. */
export default function SeasonsCard({ leaders }: { leaders: 3 | 5 }) {
  const { isNear, watch } = useIsNear();
  const query = useQuery({ ...resultsQueries.seasonLeaders(), enabled: isNear });
  const { data, isPending, isError } = query;
  return (
    <>
      <QueryError query={query} failedText={`Failed to ${data ? 'reload' : 'load'} the fans' ranking.`} />
      <Card>
        <div ref={watch} className={styles.card}>
          <h3 className={styles.title}>
            <Link data-card-link to={paths.consensusPage('seasons')}>
              {formatSubjectTitle('seasons')}
            </Link>
          </h3>
          <div className={styles.content} data-leaders={leaders}>
            {isPending && !isError && <Skeleton shape="fill" />}
            {data === null && <p className={styles.soft}>No lists yet.</p>}
            {data && <Leaders results={data} count={leaders} />}
          </div>
        </div>
      </Card>
    </>
  );
}

function Leaders({ results: { ballots, leaders }, count }: { results: ConsensusLeaders; count: number }) {
  const show = useSubjectItem('seasons');
  if (getSampleWeight(ballots) === 'notEnough') {
    return (
      <p className={styles.soft}>
        Not enough lists yet: {ballots} of {ENOUGH_BALLOTS}
      </p>
    );
  }
  return (
    <>
      <ol className={styles.leaders}>
        {leaders.slice(0, count).map(({ id, rank, score }) => (
          <li key={id} className={styles.leader}>
            <span className={styles.rank}>{rank}</span>
            <ItemPicture item={show(id)} size={56} />
            <span className={styles.text}>
              <span className={styles.name}>
                <ItemLink item={show(id)} />
              </span>{' '}
              <span className={styles.soft}>
                <span className="visuallyHidden">wins </span>
                {formatScore(score)}
                <span className="visuallyHidden"> of head-to-heads</span>
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.soft}>{pluralize(ballots, 'list')} so far</p>
    </>
  );
}

/** Links to the consensus of all seasons, with its leaders, and to that of each cast. */
export function ConsensusOverview() {
  const casts = useSeasons().filter(({ contestants }) => contestants.length > 0);
  return (
    <div className={styles.section}>
      <p className={styles.lead}>Built from fans' own lists. Rank five seasons and yours counts too.</p>
      <SeasonsCard leaders={5} />
      <h3>Casts</h3>
      <ul className={styles.casts}>
        {casts.map(({ id, seasonNumber, name }) => (
          <li key={id} className={styles.cast}>
            <Edge seasonNumber={seasonNumber} />
            <Link className={styles.link} to={paths.consensusPage(getCastSubject(id))}>
              <span className={styles.number}>{seasonNumber}</span>{' '}
              <span className={styles.castName} translate="no">
                {formatSeasonName(name)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The two colors of a season, as attributes: the page is prerendered, and its policy forbids inline styles. */
function Edge({ seasonNumber }: { seasonNumber: number }) {
  const [first, second] = seasonColors(seasonNumber);
  return (
    <svg className={styles.edge} aria-hidden="true" viewBox="0 0 1 2" preserveAspectRatio="none">
      <path d="M0 0h1v1H0z" fill={first} />
      <path d="M0 1h1v1H0z" fill={second} />
    </svg>
  );
}
