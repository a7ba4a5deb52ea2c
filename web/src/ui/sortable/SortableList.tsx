import { type ReactNode, useId, useRef, useState } from 'react';
import type { Dragged } from '#ui/drag/useDraggable.ts';
import { useAnnouncer } from '#ui/feedback/useAnnouncer.ts';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { clampIndex } from './dropLayout.ts';
import { SortableGap } from './SortableGap.tsx';
import styles from './SortableList.module.css';
import { SortableMenu } from './SortableMenu.tsx';
import { SortableRow } from './SortableRow.tsx';
import { useSlide } from './useFlipAnimation.ts';
import { useKeyboardSort } from './useKeyboardSort.ts';
import { useStateKeepingMoves } from './useMoveBefore.ts';
import { useRowHandlers } from './useRowHandlers.ts';
import { useSortableDrop } from './useSortableDrop.ts';

type SortableListProps<Item, Payload> = {
  /** What the list is, for assistive technology. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  itemLabel: (item: Item) => string;
  onMove: (from: number, to: number) => void;
  /** Escape puts a row back; needed where the way back is not a move, as among gaps. */
  onRestore?: (items: readonly Item[]) => void;
  /** Like `renderRowActions`: a function that stays the same lets rows stay as they are. */
  renderItem: (item: Item, index: number) => ReactNode;
  renderRowActions?: (item: Item, index: number) => ReactNode;
  /** The `type` of the `DraggableSource`s that may be dropped here. */
  foreignType?: string;
  /** Returns false when it does not take what was dropped; then nothing is announced. */
  onDropForeign?: (payload: Payload, index: number) => unknown;
  /** For a list of fixed places: whether nobody holds this one. It stays, takes no part in moves by itself, and is dropped on. */
  isGap?: (item: Item) => boolean;
  /** Milliseconds a finger rests before it drags; a swipe before that scrolls the page. */
  touchDelay?: number;
  /** Shown, and dropped on, while there are no items. */
  empty?: ReactNode;
};

type OpenMenu = { key: string; anchor: HTMLElement; wantsField: boolean; isOpen: boolean };

/** An ordered list to rearrange by mouse, finger, keyboard, buttons or a typed place. Needs a `DragProvider`. */
export function SortableList<Item, Payload = unknown>(props: SortableListProps<Item, Payload>) {
  const { label, items, itemKey, itemLabel, onMove, renderItem, renderRowActions, onDropForeign } = props;
  const rowType = useId();
  const helpId = useId();
  const list = useRef<HTMLOListElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const { announcement, announce } = useAnnouncer();
  const slide = useSlide(list, items);
  useStateKeepingMoves(list);

  const place = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined) return;
    if (to !== from) onMove(from, to);
    const deed = to === from ? 'stays at' : 'moved to';
    announce(`${itemLabel(item)} ${deed} place ${to + 1} of ${items.length}.`);
  };
  const move = useStableCallback((from: number, wished: number) => {
    const to = clampIndex(wished, items.length);
    if (Math.abs(to - from) > 1) slide();
    place(from, to);
  });
  const keyboard = useKeyboardSort({ items, itemKey, itemLabel, move, announce, restore: props.onRestore });

  const { connect, isOver, isForeignWelcome } = useSortableDrop({
    rowType,
    foreignType: props.foreignType,
    gaps: props.isGap && items.map(props.isGap),
    list,
    mark,
    onMove: place,
    onForeign: ({ payload, label: name }: Dragged, index) => {
      if (onDropForeign?.(payload as Payload, index) === false) return;
      announce(`${name} dropped at place ${index + 1}.`);
    },
  });

  const indexOf = (key: string) => items.findIndex((item) => itemKey(item) === key);
  const deeds = useRowHandlers({
    rowType,
    helpId,
    onHandleKey: (event, key) => keyboard.handleKey(event, indexOf(key)),
    onHandleBlur: keyboard.letGo,
    onNudge: (key, by) => move(indexOf(key), indexOf(key) + by),
    onOpenMenu: (key, anchor, wantsField) => setMenu({ key, anchor, wantsField, isOpen: true }),
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
      data-is-welcome={isForeignWelcome || undefined}
    >
      <ol ref={list} className={styles.rows} aria-label={label}>
        {items.map((item, index) =>
          props.isGap?.(item) ? (
            <SortableGap key={itemKey(item)} place={index + 1}>
              {renderItem(item, index)}
            </SortableGap>
          ) : (
            <SortableRow
              key={itemKey(item)}
              item={item}
              index={index}
              rowKey={itemKey(item)}
              label={itemLabel(item)}
              deeds={deeds}
              isGrabbed={keyboard.grabbedKey === itemKey(item)}
              renderItem={renderItem}
              renderActions={renderRowActions}
            />
          ),
        )}
      </ol>
      {items.length === 0 && props.empty}
      <div ref={mark} className={styles.mark} hidden aria-hidden="true" />
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
