import type { Move } from '@outrank/shared/airing/applySeasonEdit';
import { describeMove } from '@outrank/shared/airing/episodeText';
import { formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useState } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink } from '#reader/ItemLink.tsx';
import { useShield } from '#reader/useShield.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { TagToggle } from '#ui/form/Toggle.tsx';
import { Badge, RankNumeral } from '#ui/layout/Card.tsx';
import styles from './CastGrid.module.css';
import { useTribes } from './factsQueries.ts';

type Props = {
  season: Season;
  /** The fans' ranks in this cast, by slug. Empty when there are none, undefined until that is known. */
  ranks: ReadonlyMap<string, { readonly rank: number }> | undefined;
  /** Who has left while it airs, or come back. */
  moves: ReadonlyMap<string, Move> | undefined;
};

/** The castaways of a season in the colors of their first tribes: in the fans' order when there is one, else by name. */
export function CastGrid({ season, ranks, moves }: Props) {
  const { showItem } = useShield();
  const tribes = useTribes(season.id);
  const [isByRank, setIsByRank] = useState(true);
  const getRank = (id: string) => ranks?.get(id)?.rank ?? season.contestants.length + 1;
  const cast = isByRank
    ? season.contestants.toSorted((a, b) => getRank(a.id) - getRank(b.id))
    : season.contestants;
  return (
    <section aria-labelledby="cast" className={styles.section}>
      <div className={styles.head}>
        <h2 id="cast">The cast</h2>
        {ranks !== undefined && ranks.size > 0 && (
          <TagToggle isPressed={isByRank} onToggle={setIsByRank}>
            Fans' order
          </TagToggle>
        )}
      </div>
      {cast.length === 0 && <p>No castaways listed for this season yet.</p>}
      {ranks === undefined && <Loading />}
      <ul className={styles.cast} aria-label={`Castaways of ${formatSeasonName(season.name)}`}>
        {cast.map(({ id }) => {
          const item = showItem(contestantItem(id, season.id));
          if (item.isHidden) return null;
          // Nobody moves when the ranks come: until then there is an empty card in each place.
          if (ranks === undefined) return <li key={`empty ${id}`} className={styles.castaway} aria-hidden />;
          const tribe = tribes.get(id);
          const rank = ranks.get(id)?.rank;
          const move = moves?.get(id);
          return (
            <li key={id} className={styles.castaway} style={{ '--tribe': tribe?.color }}>
              <ItemPicture item={item} size={56} colors={tribe?.buff} />
              <div className={styles.text}>
                <p className={styles.name}>
                  <ItemLink item={item} />
                </p>
                <p className={styles.tribe}>{tribe?.name ?? '\u00a0'}</p>
                {move && <Badge>{describeMove(move)}</Badge>}
              </div>
              {rank !== undefined && (
                <p>
                  <span className="visuallyHidden">Fans' rank </span>
                  <RankNumeral rank={rank} />
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
