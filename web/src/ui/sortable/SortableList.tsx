import { type ReactNode, useId, useRef, useState } from 'react';
import { useAnnouncer } from '#ui/feedback/useAnnouncer.ts';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { clampIndex } from './dropLayout.ts';
import { SortableGap } from './SortableGap.tsx';
import styles from './SortableList.module.css';
import { SortableMenu } from './SortableMenu.tsx';
import { SortableRow } from './SortableRow.tsx';
import { useFlipAnimation } from './useFlipAnimation.ts';
import { useKeyboardSort } from './useKeyboardSort.ts';
import { useMoveBefore } from './useMoveBefore.ts';
import { useRowHandlers } from './useRowHandlers.ts';
import { useSortableDrop } from './useSortableDrop.ts';

type SortableListProps<Item, Payload> = {
  /** What the list is, for assistive technology. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  itemLabel: (item: Item) => string;
  onMove: (from: number, to: number) => void;
  /** Restores the items on Escape; needed for a list with gaps, where a second move does not undo the first. */
  onRestore?: (items: readonly Item[]) => void;
  /** Keep it and `renderRowActions` stable, or every row renders again. */
  renderItem: (item: Item, index: number) => ReactNode;
  renderRowActions?: (item: Item, index: number) => ReactNode;
  /** The `type` of the `DraggableSource`s that may be dropped here. */
  externalType?: string;
  /** Returns false when it refuses the item; then nothing is announced. */
  onDropExternal?: (payload: Payload, index: number) => unknown;
  /** For a list with a fixed number of slots: whether this one is empty. It cannot be moved, only dropped on. */
  isGap?: (item: Item) => boolean;
  /** Milliseconds of a long press before a touch drags; a swipe before that scrolls the page. */
  touchDelay?: number;
  /** The content of an empty list, which can be dropped on too. */
  empty?: ReactNode;
};

type OpenMenu = { key: string; anchor: HTMLElement; opensAtField: boolean; isOpen: boolean };

/** An ordered list to rearrange by mouse, touch, keyboard, buttons or a typed rank. Needs a `DragProvider`. */
export function SortableList<Item, Payload = unknown>(props: SortableListProps<Item, Payload>) {
  const { label, items, itemKey, itemLabel, onMove, renderItem, renderRowActions, onDropExternal } = props;
  const rowType = useId();
  const helpId = useId();
  const list = useRef<HTMLOListElement>(null);
  const indicator = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const { announcement, announce } = useAnnouncer();
  const animateMove = useFlipAnimation(list, items);
  useMoveBefore(list);

  const moveAndAnnounce = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined) return;
    if (to !== from) onMove(from, to);
    const outcome = to === from ? 'stays at' : 'moved to';
    announce(`${itemLabel(item)} ${outcome} place ${to + 1} of ${items.length}.`);
  };
  const move = useStableCallback((from: number, target: number) => {
    const to = clampIndex(target, items.length);
    if (Math.abs(to - from) > 1) animateMove();
    moveAndAnnounce(from, to);
  });
  const keyboard = useKeyboardSort({ items, itemKey, itemLabel, move, announce, restore: props.onRestore });

  const { connect, isOver, canDropExternal } = useSortableDrop({
    rowType,
    externalType: props.externalType,
    gaps: props.isGap && items.map(props.isGap),
    list,
    indicator,
    onMove: moveAndAnnounce,
    onDropExternal: ({ payload, label: name }, index) => {
      if (onDropExternal?.(payload as Payload, index) === false) return;
      announce(`${name} dropped at place ${index + 1}.`);
    },
  });

  const indexOf = (key: string) => items.findIndex((item) => itemKey(item) === key);
  const handlers = useRowHandlers({
    rowType,
    helpId,
    onHandleKey: (event, key) => keyboard.handleKey(event, indexOf(key)),
    onHandleBlur: keyboard.release,
    onMoveBy: (key, by) => move(indexOf(key), indexOf(key) + by),
    onOpenMenu: (key, anchor, opensAtField) => setMenu({ key, anchor, opensAtField, isOpen: true }),
  });

  const menuIndex = menu ? indexOf(menu.key) : -1;
  const menuItem = items[menuIndex];

  return (
    <div
      ref={connect}
      className={styles.sortable}
      data-touch-delay={props.touchDelay}
      data-is-empty={items.length === 0 || undefined}
      data-is-over={isOver || undefined}
      data-can-drop={canDropExternal || undefined}
    >
      <ol ref={list} className={styles.rows} aria-label={label}>
        {items.map((item, index) =>
          props.isGap?.(item) ? (
            <SortableGap key={itemKey(item)} rank={index + 1}>
              {renderItem(item, index)}
            </SortableGap>
          ) : (
            <SortableRow
              key={itemKey(item)}
              item={item}
              index={index}
              rowKey={itemKey(item)}
              label={itemLabel(item)}
              handlers={handlers}
              isGrabbed={keyboard.grabbedKey === itemKey(item)}
              renderItem={renderItem}
              renderActions={renderRowActions}
            />
          ),
        )}
      </ol>
      {items.length === 0 && props.empty}
      <div ref={indicator} className={styles.indicator} hidden aria-hidden="true" />
      <p id={helpId} hidden>
        Press Space to grab, arrow keys to move, Home or End for the top or the bottom.
      </p>
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
      {menu && menuItem !== undefined && (
        <SortableMenu
          label={itemLabel(menuItem)}
          index={menuIndex}
          count={items.length}
          menu={menu}
          onMove={move}
          onClose={() => setMenu({ ...menu, isOpen: false })}
        />
      )}
    </div>
  );
}
