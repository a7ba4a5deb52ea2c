import { findSeasonsOfContestant, formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { passOwn } from '@outrank/shared/spoilers/shielded';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useShield } from '#spoilers/useShield.ts';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { ContestantRow } from './ContestantRow.tsx';
import { SeasonBanner } from './SeasonBanner.tsx';
import styles from './SeasonCast.module.css';

type Props = { season: Season; onBack: () => void };

// Only readers who have turned the shield on need it.
const FoldedCast = lazyComponent(() => import('./FoldedCast.tsx'));

/** The other seasons of a contestant, of those that the reader has watched. */
function otherSeasons(
  contestantId: string,
  season: Season,
  hasWatched: (seasonId: string) => boolean,
): string | undefined {
  const others = findSeasonsOfContestant(contestantId).filter(({ id }) => id !== season.id && hasWatched(id));
  const names = others.map(({ name }) => formatSeasonName(name));
  return names.length > 0 ? `Also in ${names.join(', ')}` : undefined;
}

/** An open season: its contestants and the button back to the grid. */
export function SeasonCast({ season, onBack }: Props) {
  const back = useRef<HTMLButtonElement>(null);
  const { showItem } = useShield();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isFolded = showItem(seasonItem(season.id)).isHidden === true && !isUnfolded;
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.season}>
      <div className={styles.navigation}>
        <Button ref={back} variant="quiet" size="small" icon={<ArrowLeft />} onClick={onBack}>
          Back to Seasons
        </Button>
      </div>
      <SeasonBanner season={season} item={passOwn(seasonItem(season.id))} />
      {isFolded ? (
        <Suspense>
          <FoldedCast seasonId={season.id} onShow={() => setIsUnfolded(true)} />
        </Suspense>
      ) : (
        <Cast season={season} />
      )}
    </div>
  );
}

/** What the panel offers to rank is named whatever the reader has watched; only other seasons could give something away. */
function Cast({ season }: { season: Season }) {
  const { hasWatched } = useShield();
  if (season.contestants.length === 0)
    return <p className={styles.empty}>No contestants listed for this season yet.</p>;
  return (
    <ul className={styles.cast} aria-label={`Contestants of ${formatSeasonName(season.name)}`}>
      {season.contestants.map(({ id }) => (
        <li key={id}>
          <ContestantRow
            item={passOwn(contestantItem(id, season.id))}
            detail={otherSeasons(id, season, hasWatched)}
          />
        </li>
      ))}
    </ul>
  );
}
