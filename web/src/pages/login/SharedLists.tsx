import { paths } from '@outrank/shared/addresses';
import { useQuery } from '@tanstack/react-query';
import { topSharesQuery } from '#features/sharing/shareSummaryQuery.ts';
import { useShield } from '#reader/useShield.ts';
import styles from './TopTenLeaders.module.css';

/** Lists whose pages need no session. Nothing without an answer: the page works without them. */
export default function SharedLists() {
  const { data: shares = [] } = useQuery(topSharesQuery);
  const { showText } = useShield();
  if (shares.length === 0) return null;
  return (
    <section className={styles.leaders} aria-labelledby="shared">
      <h2 id="shared" className={styles.heading}>
        Lists that fans shared
      </h2>
      <ul className={styles.shared}>
        {shares.map(({ id, title, author }) => (
          <li key={id}>
            <a href={paths.share(id)}>{showText(title)}</a> by <bdi>{author}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
