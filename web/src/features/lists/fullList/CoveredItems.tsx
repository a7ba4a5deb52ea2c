import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAnnouncer } from '#ui/feedback/useAnnouncer.ts';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import styles from './CoveredItems.module.css';
import layout from './RankingLayout.module.css';
import { getPictureSize, RankingLayout } from './RankingLayout.tsx';

type Props = {
  isShown: boolean;
  onToggle: (isShown: boolean) => void;
  count: number;
  children: ReactNode;
};

/** The items of a spoiler list with the button that shows or covers them, which announces the change. */
export function SpoilerCover({ isShown, onToggle, count, children }: Props) {
  const { announcement, announce } = useAnnouncer();
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
        <span role="status" className="visuallyHidden">
          {announcement}
        </span>
      </div>
      {isShown ? children : <CoveredItems count={count} />}
    </div>
  );
}

/**
 * Placeholders of the same size as the items. The items are not in the page at all, so search, copying and assistive
 * technology cannot find them.
 */
function CoveredItems({ count }: { count: number }) {
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
              {/* The non-breaking space gives the smudge the height of a line of text. */}
              <span className={styles.smudge} style={{ width: `${getSmudgeWidth(index)}%` }}>
                {'\u00a0'}
              </span>
            </span>
          </>
        )}
      </RankingLayout>
    </div>
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
