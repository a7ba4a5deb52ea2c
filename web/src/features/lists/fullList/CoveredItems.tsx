import { EyeOff } from 'lucide-react';
import styles from './CoveredItems.module.css';
import { describePicks } from './describePicks.ts';
import { getPictureSize } from './getPictureSize.ts';
import layout from './RankingLayout.module.css';
import { RankingLayout } from './RankingLayout.tsx';

type Props = {
  count: number;
  /** Whether each item has a second line for its season. */
  hasSeasons: boolean;
};

/**
 * Placeholders of the same size as the items. The items are not in the page at all, so search, copying and assistive
 * technology cannot find them.
 */
export function CoveredItems({ count, hasSeasons }: Props) {
  return (
    <div className={styles.covered}>
      <p className={styles.notice}>
        <EyeOff size={22} aria-hidden="true" />
        {describePicks(count, true)}
      </p>
      <div aria-hidden="true">
        <RankingLayout count={count}>
          {(index) => (
            <>
              <Face size={getPictureSize(index)} />
              <span className={layout.text}>
                <Smudge className={layout.name} width={getSmudgeWidth(index)} />
                {hasSeasons && <Smudge className={layout.season} width={getSmudgeWidth(index + 1) / 2} />}
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

/** The non-breaking space gives the smudge the height of a line of text. */
function Smudge({ className, width }: { className: string | undefined; width: number }) {
  return (
    <span className={className}>
      <span className={styles.smudge} style={{ width: `${width}%` }}>
        {'\u00a0'}
      </span>
    </span>
  );
}

/** In percent. It depends on the index only, so it reveals nothing about the name. */
function getSmudgeWidth(index: number): number {
  return 40 + ((index * 37) % 45);
}
