import { parseRankCounts } from '@outrank/shared/ballots/rankCounts';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { type Category, type CategoryId, categories } from '@outrank/shared/catalogue/categories';
import { rankCountsPath } from '@outrank/shared/documents/results';
import { ENOUGH_BALLOTS } from '@outrank/shared/limits';
import type { OpenItem } from '@outrank/shared/spoilers/spoilerShield';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { db } from '#data/firebase/firestore.ts';
import { readPublished } from '#data/results/published.ts';
import styles from '#features/results/places.module.css';
import { categoryPoll, resultsQueries } from '#features/results/resultsQueries.ts';
import { paths } from '#paths.ts';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { pluralize } from '#ui/format.ts';
import { Badge, Card, RankNumeral } from '#ui/layout/Card.tsx';
import { RankCountsStrip } from './ContestantDetails.tsx';

type Props = { item: OpenItem };

/** Where a castaway stands in each category. */
export function CategoryPlaces({ item }: Props) {
  return (
    <ul className={styles.places}>
      {categories.map((category) => (
        <CategoryPlace key={category.id} category={category} item={item} />
      ))}
    </ul>
  );
}

function CategoryPlace({ category: { id, name }, item }: Props & { category: Category }) {
  const query = useQuery(resultsQueries.live(categoryPoll(id)));
  return (
    <Card as="li">
      <div className={styles.place}>
        <h3 className={styles.title}>
          <Link to={paths.category(id)}>{name}</Link>
        </h3>
        <QueryView
          query={query}
          failedText="Failed to load global ranking."
          skeleton={
            <Loading>
              <Skeleton shape="fill" />
            </Loading>
          }
          empty={<p className={styles.soft}>Global ranking not yet available.</p>}
        >
          {(results) => <Place categoryId={id} results={results} item={item} />}
        </QueryView>
      </div>
    </Card>
  );
}

type PlaceProps = Props & { categoryId: CategoryId; results: PublishedTopTen };

function Place({ categoryId, results, item }: PlaceProps) {
  const { top10, justMissed, listedBy, countedVotes, totalVotes } = results;
  const isTop = top10.some(({ id }) => id === item.id);
  const row = [...top10, ...justMissed].find(({ id }) => id === item.id);
  const listed = listedBy[item.id] ?? 0;
  return (
    <>
      <div className={styles.rank}>
        {row && <RankNumeral rank={row.rank} size="large" />}
        <div>
          {row && !isTop && <Badge>Just missed</Badge>}
          {!row && <p className={styles.words}>Not in the first fifteen</p>}
          <p className={styles.soft}>
            {isTop && 'In the Top 10 of '}
            {row ? pluralize(totalVotes, 'ballot') : listed === 0 && countedVotes > 0 && 'On no ballot yet'}
          </p>
        </div>
      </div>
      {row?.rankCounts && (
        <RankCountsStrip name={item.name} rankCounts={row.rankCounts} totalVotes={countedVotes} />
      )}
      {!row && listed > 0 && <CountsOutside categoryId={categoryId} item={item} />}
      {countedVotes === 0 && (
        <p className={styles.soft}>The bars of each place appear from {ENOUGH_BALLOTS} ballots on.</p>
      )}
    </>
  );
}

const rankCountsQuery = (id: CategoryId) =>
  queryOptions({
    queryKey: ['rankCounts', id],
    queryFn: () => readPublished(db, rankCountsPath(id), parseRankCounts),
  });

/** The results have the counts of the first fifteen only; those of everybody whom a ballot names are a document of their own. */
function CountsOutside({ categoryId, item: { id, name } }: Omit<PlaceProps, 'results'>) {
  const { data } = useQuery(rankCountsQuery(categoryId));
  const counts = data?.rankCounts.get(id);
  if (!data) return <Skeleton height="3.375rem" />;
  return counts ? <RankCountsStrip name={name} rankCounts={counts} totalVotes={data.ballots} /> : null;
}
