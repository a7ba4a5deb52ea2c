import { formatSeasonName } from '@outrank/shared/catalogue/catalogue';
import { seasonColors } from '@outrank/shared/catalogue/seasonColors';
import { getCastSubject } from '@outrank/shared/consensus/subject';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useSeasons } from '#spoilers/useShield.ts';
import styles from './ConsensusOverview.module.css';
import SeasonsCard from './SeasonsCard.tsx';

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
              <span className={styles.castName}>{formatSeasonName(name)}</span>
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
