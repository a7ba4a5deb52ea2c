import { paths } from '@outrank/shared/addresses';
import { formatAveragePosition, type PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { categories } from '@outrank/shared/catalogue/categories';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { resultsQueries } from '#features/results/resultsQueries.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink } from '#reader/ItemLink.tsx';
import { useShield } from '#reader/useShield.ts';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import { QueryError } from '#ui/feedback/QueryView.tsx';
import { pluralize } from '#ui/format.ts';
import { Card } from '#ui/layout/Card.tsx';
import styles from './LeaderCards.module.css';

export function LeaderCards() {
  const query = useQuery(resultsQueries.topTens());
  const { data, isPending } = query;
  return (
    <>
      {isPending && <Loading />}
      <QueryError query={query} failedText={`Failed to ${data ? 'reload' : 'load'} global ranking.`} />
      <ul className={styles.cards}>
        {categories.map(({ id, name, description }, index) => {
          const results = data?.[index];
          return (
            <Card key={id} as="li">
              <div className={styles.card}>
                <h3 className={styles.title}>
                  <Link data-card-link to={paths.category(id)}>
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
        })}
      </ul>
    </>
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
        <ItemPicture item={item} size="large" />
        <div>
          <p className={styles.kicker}>{top10[1]?.rank === 1 ? 'Sharing the lead' : 'In the lead'}</p>
          <p className={styles.name}>
            <ItemLink item={item} />
          </p>
          <p className={styles.numbers}>
            Avg Pos <strong>{formatAveragePosition(leader.totalScore, totalVotes)}</strong> ·{' '}
            {pluralize(totalVotes, 'ballot')}
          </p>
        </div>
      </div>
      <ol className={styles.others}>
        {others.map(({ id, rank }) => (
          <li key={id} className={styles.other}>
            <span className={styles.rank}>{rank}</span>
            <ItemPicture item={showPerson(id)} size="small" />
            <ItemLink item={showPerson(id)} />
          </li>
        ))}
      </ol>
    </>
  );
}
