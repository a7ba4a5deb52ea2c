import { paths } from '@outrank/shared/addresses';
import { nameSeason } from '@outrank/shared/catalogue/catalogue';
import { compareOrders, getListRanks } from '@outrank/shared/consensus/compareOrders';
import { listKeyText } from '@outrank/shared/documents/list';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatPoints, predictionQueries } from '#features/predictions/predictionQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { useShownSeason } from '#reader/airingSeason.ts';
import { useShownList } from '#reader/useShield.ts';
import { Skeleton } from '#ui/feedback/Loading.tsx';
import { pluralize } from '#ui/format.ts';
import { useCountedList } from '#widgets/useOwnRanking.ts';
import styles from './FanFacts.module.css';

/** What tells a fan's taste: how far the reader agrees, what they rank best and how well they predict. At most seven documents. */
export default function FanFacts({ userId }: { userId: string }) {
  const { uid } = useUser();
  const theirs = useCountedList('seasons', userId);
  if (theirs === undefined) return <Skeleton shape="block" height="5rem" />;
  return (
    <>
      {theirs && userId !== uid && <Agreement uid={uid} theirs={theirs} />}
      {theirs && <BestSeasons list={theirs} uid={uid} />}
      <PredictionTotal userId={userId} />
    </>
  );
}

function Fact({ figure, children, to }: { figure: string; children: ReactNode; to: string }) {
  return (
    <Link className={styles.fact} to={to}>
      <strong className={styles.figure}>{figure}</strong>
      <span>{children}</span>
    </Link>
  );
}

function Agreement({ uid, theirs }: { uid: string; theirs: RankedList }) {
  const own = useCountedList('seasons', uid);
  const percent = useMemo(
    () => own && compareOrders(getListRanks(own), getListRanks(theirs)).percent,
    [own, theirs],
  );
  if (own === undefined) return null;
  const toKey = ({ userId, id }: RankedList) => listKeyText({ userId, listId: id });
  if (own === null)
    return (
      <Fact figure="?" to={paths.startFrom('seasons')}>
        Rank all seasons to see how far you agree
      </Fact>
    );
  if (percent === undefined || percent === null) return null;
  return (
    <Fact figure={`${percent}%`} to={paths.compareRankings(toKey(own), toKey(theirs))}>
      alike with you about all seasons
    </Fact>
  );
}

const BEST = 3;

/** The first of the list that counts in the fans' ranking of all seasons. */
function BestSeasons({ list, uid }: { list: RankedList; uid: string }) {
  const { name, items } = useShownList(list, uid);
  return (
    <Link className={styles.fact} to={paths.list({ userId: list.userId, listId: list.id })}>
      <span className={styles.pictures}>
        {!list.tags.includes('spoiler') &&
          items.slice(0, BEST).map((item) => <ItemPicture key={item.id} item={item} size="medium" />)}
      </span>
      <span>
        All seasons, ranked: <strong>{name}</strong>
      </span>
    </Link>
  );
}

/** The points of the airing season, for readers who may know every recorded episode: nothing is read for others. */
function PredictionTotal({ userId }: { userId: string }) {
  const { data: season } = useShownSeason().query;
  const standing = useQuery({
    ...predictionQueries.standing(season?.seasonId ?? '', userId),
    enabled: season?.knowsAll === true,
  });
  if (!season?.knowsAll || !standing.data) return null;
  const { total, submitted } = standing.data;
  return (
    <Fact figure={formatPoints(total)} to={paths.standings(season.seasonId)}>
      points for {pluralize(submitted, 'prediction')} of {nameSeason(season.seasonId)}
    </Fact>
  );
}
