import { displaySeasonName, type Season, seasonsOfContestant } from '@outrank/shared/catalogue/catalogue';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { ContestantRow } from './ContestantRow.tsx';
import { SeasonBanner } from './SeasonBanner.tsx';
import styles from './SeasonCast.module.css';

type Props = { season: Season; onBack: () => void };

function otherSeasons(contestantId: string, season: Season): string | undefined {
  const others = seasonsOfContestant(contestantId).filter(({ id }) => id !== season.id);
  const names = others.map(({ name }) => displaySeasonName(name));
  return names.length > 0 ? `Also in ${names.join(', ')}` : undefined;
}

/** An open season: who played it, and the way back. */
export function SeasonCast({ season, onBack }: Props) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.season}>
      <div className={styles.way}>
        <Button ref={back} variant="quiet" size="small" icon={<ArrowLeft />} onClick={onBack}>
          Back to Seasons
        </Button>
      </div>
      <SeasonBanner season={season} item={seasonItem(season.id)} />
      {season.contestants.length === 0 ? (
        <p className={styles.nobody}>No contestants are listed for this season.</p>
      ) : (
        <ul className={styles.cast} aria-label={`Contestants of ${displaySeasonName(season.name)}`}>
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
