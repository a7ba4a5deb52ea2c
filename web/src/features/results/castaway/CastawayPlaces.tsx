import { paths } from '@outrank/shared/addresses';
import { parseRankCounts } from '@outrank/shared/ballots/rankTally';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { type CategoryId, categories } from '@outrank/shared/catalogue/categories';
import { getCastSubject } from '@outrank/shared/consensus/subject';
import { rankCountsPath } from '@outrank/shared/documents/results';
import { ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { findEntry } from '@outrank/shared/members';
import type { OpenItem } from '@outrank/shared/spoilers/spoilerShield';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readPublished } from '#data/results/published.ts';
import { formatScore } from '#features/results/consensus/consensusText.ts';
import { categoryPoll, resultsQueries, toRankedRows } from '#features/results/resultsQueries.ts';
import { formatRange } from '#features/results/resultsText.ts';
import { CountedNote, RankCountsStrip } from '#features/results/topTen/ContestantDetails.tsx';
import { LoadingSkeleton, Skeleton } from '#ui/feedback/Loading.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { pluralize } from '#ui/format.ts';
import { Badge, Card, RankNumeral } from '#ui/layout/Card.tsx';
import styles from './CastawayPlaces.module.css';

/** Where a castaway stands in each category. */
export function CategoryPlaces({ item }: { item: OpenItem }) {
  return (
    <ul className={styles.places}>
      {categories.map(({ id, name }) => (
        <Card key={id} as="li">
          <div className={styles.place}>
            <h3 className={styles.title}>
              <Link to={paths.category(id)}>{name}</Link>
            </h3>
            <CategoryPlace categoryId={id} item={item} />
          </div>
        </Card>
      ))}
    </ul>
  );
}

type Props = { categoryId: CategoryId; item: OpenItem };

function CategoryPlace({ categoryId, item }: Props) {
  return (
    <QueryView
      query={useQuery(resultsQueries.live(categoryPoll(categoryId)))}
      failedText="Failed to load global ranking."
      skeleton={<LoadingSkeleton shape="fill" />}
      empty={<p className={styles.soft}>Global ranking not yet available.</p>}
    >
      {(results) => <Place categoryId={categoryId} results={results} item={item} />}
    </QueryView>
  );
}

function Place({ categoryId, results, item }: Props & { results: PublishedTopTen }) {
  const { top10, justMissed, listedBy, countedVotes, totalVotes } = results;
  const isTop = top10.some(({ id }) => id === item.id);
  const row = [...top10, ...justMissed].find(({ id }) => id === item.id);
  const listed = findEntry(listedBy, item.id) ?? 0;
  return (
    <>
      <div className={styles.rank}>
        {row && <RankNumeral rank={row.rank} size="large" />}
        <div>
          {row && !isTop && <Badge>Just missed</Badge>}
          {!row && <p className={styles.words}>Not in the first fifteen</p>}
          <p className={styles.soft}>
            {row
              ? `${isTop ? 'In the Top 10 of ' : ''}${pluralize(totalVotes, 'ballot')}`
              : listed === 0 && countedVotes > 0 && 'On no ballot yet'}
          </p>
        </div>
      </div>
      {row?.rankCounts && (
        <RankCountsStrip name={item.name} rankCounts={row.rankCounts} totalVotes={countedVotes} />
      )}
      {(row || listed > 0) && <CountedNote countedVotes={countedVotes} totalVotes={totalVotes} />}
      {!row && listed > 0 && <CountsOutside categoryId={categoryId} item={item} />}
      {countedVotes === 0 && (
        <p className={styles.soft}>The bars of each place appear from {ENOUGH_BALLOTS} ballots on.</p>
      )}
    </>
  );
}

/** The results have the counts of the first fifteen only; those of everybody whom a ballot names are a document of their own. */
function CountsOutside({ categoryId, item: { id, name } }: Props) {
  const { data } = useQuery({
    queryKey: ['rankCounts', categoryId],
    queryFn: () => readPublished(rankCountsPath(categoryId), parseRankCounts),
  });
  const counts = data?.rankCounts.get(id);
  if (!data) return <Skeleton height="3.375rem" />;
  return counts ? <RankCountsStrip name={name} rankCounts={counts} totalVotes={data.ballots} /> : null;
}

/** Where fans' lists rank a castaway in the cast of each of these seasons. */
export function CastRanks({ id, seasons }: { id: string; seasons: readonly Season[] }) {
  return (
    <ul className={styles.places}>
      {seasons.map((season) => (
        <CastRank key={season.id} id={id} season={season} />
      ))}
    </ul>
  );
}

function CastRank({ id, season }: { id: string; season: Season }) {
  const subject = getCastSubject(season.id);
  const { data, isPending, isError } = useQuery(resultsQueries.scores(subject));
  const row = toRankedRows(data).get(id);
  const facts = row && [
    `of ${season.contestants.length} · wins ${formatScore(row.score)}`,
    row.range && formatRange(row.range),
  ];
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
            {facts?.filter(Boolean).join(', ') ?? (isPending ? '\u00a0' : missing)}
          </p>
        </div>
      </div>
    </Card>
  );
}
