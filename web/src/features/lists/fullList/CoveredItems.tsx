import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { announce, useLiveRegion } from '#ui/feedback/announce.ts';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import styles from './CoveredItems.module.css';
import { getPictureSize, RankingLayout } from './RankedItems.tsx';
import layout from './RankingLayout.module.css';

type Props = {
  isShown: boolean;
  onToggle: (isShown: boolean) => void;
  count: number;
  /** Whether each item has a second line for its season. */
  hasSeasons: boolean;
  /** The items, while they are shown. */
  children: ReactNode;
};

/** The items of a spoiler list with the button that shows or covers them, which announces the change. */
export function SpoilerCover({ isShown, onToggle, count, hasSeasons, children }: Props) {
  useLiveRegion();
  const handleClick = () => {
    onToggle(!isShown);
    announce(describePicks(count, isShown));
  };
  return (
    <div className={styles.cover}>
      <div className={styles.notice} data-is-floating={!isShown}>
        {!isShown && (
          <>
            <EyeOff size={22} aria-hidden="true" />
            <p>{describePicks(count, true)}</p>
          </>
        )}
        <Button aria-expanded={isShown} onClick={handleClick}>
          {isShown ? 'Hide Spoilers' : 'Show Spoilers'}
        </Button>
      </div>
      {isShown ? children : <CoveredItems count={count} hasSeasons={hasSeasons} />}
    </div>
  );
}

/**
 * Placeholders of the same size as the items. The items are not in the page at all, so search, copying and assistive
 * technology cannot find them.
 */
function CoveredItems({ count, hasSeasons }: Pick<Props, 'count' | 'hasSeasons'>) {
  return (
    <div aria-hidden="true">
      <RankingLayout count={count}>
        {(index) => (
          <>
            <span
              className={styles.face}
              style={{ width: getPictureSize(index), height: getPictureSize(index) }}
            />
            <span className={layout.text}>
              <Smudge className={layout.name} width={getSmudgeWidth(index)} />
              {hasSeasons && <Smudge className={layout.season} width={getSmudgeWidth(index + 1) / 2} />}
            </span>
          </>
        )}
      </RankingLayout>
    </div>
  );
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

/** '1 pick hidden: spoilers.', '14 picks shown.' */
function describePicks(count: number, isCovered: boolean): string {
  return `${pluralize(count, 'pick')} ${isCovered ? 'hidden: spoilers' : 'shown'}.`;
}
