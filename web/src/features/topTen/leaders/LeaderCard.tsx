import { formatAveragePosition, type PublishedTopTen } from '@outrank/shared/ballots/topTen';
import type { Category } from '@outrank/shared/catalogue/categories';
import { Link } from 'react-router-dom';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { useShield } from '#spoilers/useShield.ts';
import { Skeleton } from '#ui/feedback/Loading.tsx';
import { pluralize } from '#ui/format.ts';
import { Card } from '#ui/layout/Card.tsx';
import styles from './LeaderCard.module.css';

type Props = {
  category: Category;
  path: string;
  /** Undefined until they are read, null before the first ballot. */
  results: PublishedTopTen | null | undefined;
  isPending: boolean;
};

/** A category and its leaders. */
export function LeaderCard({ category: { name, description }, path, results, isPending }: Props) {
  return (
    <Card as="li">
      <div className={styles.card}>
        <h3 className={styles.title}>
          <Link data-card-link to={path}>
            {name}
          </Link>
        </h3>
        <p>{description}</p>
        {isPending && (
          <div className={styles.waiting}>
            <Skeleton shape="fill" />
          </div>
        )}
        {results === null && <p className={styles.none}>Global ranking not yet available.</p>}
        {results && <Leaders results={results} />}
      </div>
    </Card>
  );
}

function Leaders({ results: { top10, totalVotes } }: { results: PublishedTopTen }) {
  const { showPerson } = useShield();
  const [leader, ...others] = top10.slice(0, 3);
  if (!leader) return null;
  const item = showPerson(leader.id);
  return (
    <>
      <div className={styles.leader}>
        <ItemPicture item={item} size="large" isDecorative />
        <div>
          <p className={styles.kicker}>{top10[1]?.rank === 1 ? 'Sharing the lead' : 'In the lead'}</p>
          <p className={styles.name}>{item.name}</p>
          <p className={styles.figures}>
            Avg Pos <strong>{formatAveragePosition(leader.totalScore, totalVotes)}</strong> ·{' '}
            {pluralize(totalVotes, 'ballot')}
          </p>
        </div>
      </div>
      <ol className={styles.others}>
        {others.map(({ id, rank }) => (
          <li key={id} className={styles.other}>
            <span className={styles.rank}>{rank}</span>
            <ItemPicture item={showPerson(id)} size="small" isDecorative />
            {showPerson(id).name}
          </li>
        ))}
      </ol>
    </>
  );
}
