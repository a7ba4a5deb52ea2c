import { EyeOff } from 'lucide-react';
import { placesAre } from '#features/lists/formatItemCount.ts';
import styles from './CoveredItems.module.css';
import { getPictureSize } from './getPictureSize.ts';
import places from './RankingLayout.module.css';
import { RankingLayout } from './RankingLayout.tsx';

type Props = {
  count: number;
  /** Whether a line for the season stands below each name. */
  hasSeasons: boolean;
};

/**
 * Stands where the order would and takes as much room: smudges of no one in particular. Nothing of the order is in the
 * page, so neither search nor copying nor assistive technology finds it.
 */
export function CoveredItems({ count, hasSeasons }: Props) {
  return (
    <div className={styles.covered}>
      <p className={styles.notice}>
        <EyeOff size={22} aria-hidden="true" />
        {placesAre(count)} covered, because this list gives a season away.
      </p>
      <div aria-hidden="true">
        <RankingLayout count={count}>
          {(index) => (
            <>
              <Face size={getPictureSize(index)} />
              <span className={places.words}>
                <Smudge className={places.name} width={widthAt(index)} />
                {hasSeasons && <Smudge className={places.season} width={widthAt(index + 1) / 2} />}
              </span>
            </>
          )}
        </RankingLayout>
      </div>
    </div>
  );
}

function Face({ size }: { size: number }) {
  return <span className={styles.face} style={{ width: size, height: size }} />;
}

/** A line's height comes from its type, so that the smudge of a line is as high as the line. */
function Smudge({ className, width }: { className: string | undefined; width: number }) {
  return (
    <span className={className}>
      <span className={styles.smudge} style={{ width: `${width}%` }}>
        {'\u00a0'}
      </span>
    </span>
  );
}

/** Percent; from the place alone, so that no width tells a name. */
function widthAt(index: number): number {
  return 40 + ((index * 37) % 45);
}
