import { findSeasonsOfContestant, formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { ContestantRow } from './ContestantRow.tsx';
import { SeasonBanner } from './SeasonBanner.tsx';
import styles from './SeasonCast.module.css';

type Props = { season: Season; onBack: () => void };

function otherSeasons(contestantId: string, season: Season): string | undefined {
  const others = findSeasonsOfContestant(contestantId).filter(({ id }) => id !== season.id);
  const names = others.map(({ name }) => formatSeasonName(name));
  return names.length > 0 ? `Also in ${names.join(', ')}` : undefined;
}

/** An open season: its contestants and the button back to the grid. */
export function SeasonCast({ season, onBack }: Props) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.season}>
      <div className={styles.navigation}>
        <Button ref={back} variant="quiet" size="small" icon={<ArrowLeft />} onClick={onBack}>
          Back to Seasons
        </Button>
      </div>
      <SeasonBanner season={season} item={seasonItem(season.id)} />
      {season.contestants.length === 0 ? (
        <p className={styles.empty}>No contestants listed for this season yet.</p>
      ) : (
        <ul className={styles.cast} aria-label={`Contestants of ${formatSeasonName(season.name)}`}>
          {season.contestants.map(({ id }) => (
            <li key={id}>
              <ContestantRow item={contestantItem(id, season.id)} detail={otherSeasons(id, season)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
