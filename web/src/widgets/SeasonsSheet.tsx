import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { Button } from '#ui/form/Button.tsx';
import { BottomSheet } from '#ui/overlay/BottomSheet.tsx';
import styles from './SeasonsSheet.module.css';

type Props = {
  isShown: boolean;
  onHide: () => void;
  /** The places to fill, shown above the seasons. Without them, each choice is added at the end. */
  places?: Omit<PicksHeadProps, 'onDone'>;
  children: ReactNode;
};

export default function SeasonsSheet({ isShown, onHide, places, children }: Props) {
  const head = places && <PicksHead {...places} onDone={onHide} />;
  return (
    <BottomSheet label="Survivor Seasons" isShown={isShown} onHide={onHide} head={head}>
      {children}
    </BottomSheet>
  );
}

type PicksHeadProps = {
  /** The places in order; undefined is an empty one. */
  picks: readonly (ListedItem | undefined)[];
  /** The index of the place that the next choice fills. */
  index: number | undefined;
  onSelect: (index: number) => void;
  onDone: () => void;
};

function describeTarget(picks: PicksHeadProps['picks'], index: number | undefined): string {
  if (index === undefined) return 'Every place is filled';
  const replaced = picks[index];
  return `Place ${index + 1}${replaced ? `, replacing ${replaced.name}` : ''}`;
}

/** Above the seasons on a phone: the place that the next choice fills, and all places as a strip. */
function PicksHead({ picks, index, onSelect, onDone }: PicksHeadProps) {
  const strip = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const chosen = index === undefined ? undefined : strip.current?.children[index];
    if (!strip.current || !(chosen instanceof HTMLElement)) return;
    strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2;
  }, [index]);
  return (
    <div className={styles.head}>
      <p className={styles.target} role="status">
        {describeTarget(picks, index)}
      </p>
      <Button size="small" onClick={onDone}>
        Done
      </Button>
      <ol ref={strip} className={styles.strip} aria-label="Your picks so far">
        {picks.map((item, at) => (
          <li key={item?.id ?? `empty ${at}`}>
            <button
              type="button"
              className={styles.place}
              aria-current={at === index ? 'true' : undefined}
              data-is-filled={item !== undefined || undefined}
              onClick={() => onSelect(at)}
            >
              {item && <ItemPicture item={showOwn(item)} size={40} />}
              <span className="visuallyHidden">Place</span> <span className={styles.rank}>{at + 1}</span>
              <span className="visuallyHidden">, {item?.name ?? 'empty'}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
