import { formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { seasonColors } from '@outrank/shared/catalogue/seasonColors';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import type { CSSProperties } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { useShownSeason } from '#spoilers/airingSeason.ts';
import { ItemLink } from '#spoilers/ItemLink.tsx';
import { useShield } from '#spoilers/useShield.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { useIsNear } from '#ui/useIsNear.ts';
import { AiringStanding } from './AiringRecord.tsx';
import styles from './CastawayRecords.module.css';
import { describeSeason, hasFacts } from './factsQueries.ts';
import { useWhatHappened } from './useWhatHappened.ts';

const CastawayRecord = lazyComponent(
  () => import('./CastawayRecord.tsx'),
  () => <Loading />,
);

type Props = { id: string; seasons: readonly Season[] };

/** What a castaway did in each of these seasons, which is neither drawn nor read until the reader asks. */
export function CastawayRecords({ id, seasons }: Props) {
  return (
    <ul className={styles.seasons}>
      {seasons.map((season) => (
        <SeasonPart key={season.id} id={id} season={season} />
      ))}
    </ul>
  );
}

function SeasonPart({ id, season }: Omit<Props, 'seasons'> & { season: Season }) {
  const item = useShield().showItem(seasonItem(season.id));
  const { query, now, isOver } = useShownSeason(season.id);
  const [isShown, toggle] = useWhatHappened(season.id);
  const { isNear, watch } = useIsNear();
  const [from, to] = seasonColors(season.seasonNumber);
  const label = isShown ? 'Hide what happened' : 'Show what happened';
  if (isOver && !hasFacts(season.id)) return null;
  return (
    <li ref={watch} className={styles.season} style={{ '--from': from, '--to': to } as CSSProperties}>
      <div className={styles.head}>
        <ItemPicture item={item} size={64} isDecorative />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <ItemLink item={item} />
          </h3>
          <p className={styles.soft}>{describeSeason(season)}</p>
        </div>
        {isOver && (
          <Button
            variant={isShown ? 'quiet' : 'secondary'}
            size="small"
            aria-expanded={isShown}
            aria-label={`${label} in ${formatSeasonName(season.name)}`}
            onClick={toggle}
          >
            {label}
          </Button>
        )}
      </div>
      {!isOver && (
        <QueryView query={query} failedText="Failed to load the season.">
          {(airing) => <AiringStanding season={airing} now={now} id={id} />}
        </QueryView>
      )}
      {isOver && isShown && isNear && <CastawayRecord id={id} seasonId={season.id} />}
    </li>
  );
}
