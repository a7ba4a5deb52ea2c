import { seasonColors } from '@outrank/shared/catalogue/seasonColors';
import { findSubjectSeason, subjects } from '@outrank/shared/consensus/subject';
import type { Subject } from '@outrank/shared/documents/results';
import { Link } from 'react-router-dom';
import { toSubjectItem } from '#features/consensus/consensusText.ts';
import styles from './ConsensusSection.module.css';
import { SeasonsCard } from './SeasonsCard.tsx';

const casts = subjects.flatMap((subject) => {
  const season = findSubjectSeason(subject);
  return season ? [{ subject, season }] : [];
});

/** Links to the consensus of all seasons, with its leaders, and to that of each cast. */
export function ConsensusSection({ getPath }: { getPath: (subject: Subject) => string }) {
  return (
    <div className={styles.section}>
      <p className={styles.lead}>
        No ballot, just lists: each list that a fan offers counts wherever it puts one season or contestant
        above another.
      </p>
      <SeasonsCard path={getPath('seasons')} />
      <h3>Casts</h3>
      <ul className={styles.casts}>
        {casts.map(({ subject, season: { id, seasonNumber } }) => (
          <li key={subject} className={styles.cast}>
            <Edge seasonNumber={seasonNumber} />
            <Link className={styles.link} to={getPath(subject)}>
              <span className={styles.number}>{seasonNumber}</span>{' '}
              <span className={styles.name}>{toSubjectItem('seasons', id).name}</span>
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
