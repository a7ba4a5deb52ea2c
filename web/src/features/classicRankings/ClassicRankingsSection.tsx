import { type ClassicRankings, findNamedLists } from '@outrank/shared/lists/classicRankings';
import { RankNumeral } from '#ui/layout/RankNumeral.tsx';
import styles from './ClassicRankingsSection.module.css';

/** The three lists of the classic rankings document; nothing while they are empty. */
export default function ClassicRankingsSection({ rankings }: { rankings: ClassicRankings }) {
  const lists = findNamedLists(rankings);
  if (lists.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="classic">
      <h2 id="classic" className={styles.heading}>
        Classic rankings
      </h2>
      <div className={styles.lists}>
        {lists.map(({ title, names }) => (
          <section key={title} aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            <ol className={styles.names}>
              {names.map((name, index) => (
                <li key={name} className={styles.name}>
                  <RankNumeral rank={index + 1} size="small" />
                  {name}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
