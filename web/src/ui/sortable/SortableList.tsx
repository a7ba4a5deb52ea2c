import { type ReactNode, useId, useRef, useState } from 'react';
import { announce, useLiveRegion } from '#ui/feedback/announce.ts';
import { useStableCallback } from '#ui/stable.ts';
import { clampIndex } from './dropLayout.ts';
import styles from './SortableList.module.css';
import { SortableMenu } from './SortableMenu.tsx';
import { type OpenMenu, SortableGap, SortableRow } from './SortableRow.tsx';
import { type MoveGroup, useKeyboardSort } from './useKeyboardSort.ts';
import { useSortableDrop } from './useSortableDrop.ts';

type SortableListProps<Item, Payload> = {
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  itemLabel: (item: Item) => string;
  /** Moves of the same group are one step for the user, so one Undo takes them back. */
  onMove: (from: number, to: number, group?: MoveGroup) => void;
  /** Restores the items on Escape; needed for a list with gaps, where a second move does not undo the first. */
  onRestore?: (items: readonly Item[]) => void;
  /** Keep all functions that read or draw an item stable, or every row renders again. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Rows get a button that removes them. */
  onRemove?: (item: Item, index: number) => void;
  renderMenuExtra?: ((item: Item, close: () => void) => ReactNode) | undefined;
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

/** An ordered list to rearrange by mouse, touch, keyboard, buttons or a typed rank. Needs a `DragProvider`. */
export function SortableList<Item, Payload = unknown>(props: SortableListProps<Item, Payload>) {
  const { label, items, itemKey, itemLabel, onMove, renderItem, onDropExternal } = props;
  const rowType = useId();
  const helpId = useId();
  const list = useRef<HTMLDivElement>(null);
  const indicator = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  useLiveRegion();

  const move = useStableCallback((from: number, target: number, group?: MoveGroup, isSilent = false) => {
    const item = items[from];
    if (item === undefined) return;
    const to = clampIndex(target, items.length);
    if (to !== from) onMove(from, to, group);
    if (isSilent) return;
    const outcome = to === from ? 'stays at' : 'moved to';
    announce(`${itemLabel(item)} ${outcome} place ${to + 1} of ${items.length}.`);
  });
  const keyboard = useKeyboardSort({ items, itemKey, itemLabel, move, restore: props.onRestore });

  const { connect, isOver, canDropExternal } = useSortableDrop({
    rowType,
    externalType: props.externalType,
    keys: items.map(itemKey),
    gaps: props.isGap && items.map(props.isGap),
    list,
    indicator,
    onMove: move,
    onDropExternal: ({ payload, label: name }, index) => {
      if (onDropExternal?.(payload as Payload, index) === false) return;
      announce(`${name} dropped at place ${index + 1}.`);
    },
  });

  const handleKey = useStableCallback(keyboard.handleKey);
  const handleKeyUp = useStableCallback(keyboard.handleKeyUp);
  const release = useStableCallback(keyboard.release);
  const menuIndex = menu ? items.findIndex((item) => itemKey(item) === menu.key) : -1;
  const menuItem = items[menuIndex];
  const closeMenu = () => setMenu(menu && { ...menu, isOpen: false });

  return (
    <div
      ref={connect}
      className={styles.sortable}
      data-touch-delay={props.touchDelay}
      data-is-empty={items.length === 0 || undefined}
      data-is-over={isOver || undefined}
      data-can-drop={canDropExternal || undefined}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: Safari announces no list without markers */}
      <div ref={list} className={styles.rows} role="list" aria-label={label}>
        {items.map((item, index) => {
          const key = itemKey(item);
          return props.isGap?.(item) ? (
            <SortableGap key={key} rank={index + 1}>
              {renderItem(item, index)}
            </SortableGap>
          ) : (
            <SortableRow
              key={key}
              item={item}
              index={index}
              rowKey={key}
              label={itemLabel(item)}
              isGrabbed={keyboard.grabbedKey === key}
              rowType={rowType}
              helpId={helpId}
              menuLabel={props.renderMenuExtra ? 'More options for' : 'More ways to move'}
              renderItem={renderItem}
              onRemove={props.onRemove}
              onHandleKey={handleKey}
              onHandleKeyUp={handleKeyUp}
              onHandleBlur={release}
              onMove={move}
              onOpenMenu={setMenu}
            />
          );
        })}
      </div>
      {items.length === 0 && props.empty}
      <div ref={indicator} className={styles.indicator} hidden aria-hidden="true" />
      <p id={helpId} hidden>
        Press Space to grab, arrow keys to move, Home or End for the top or the bottom.
      </p>
      {menu && menuItem !== undefined && (
        <SortableMenu
          label={itemLabel(menuItem)}
          index={menuIndex}
          count={items.length}
          menu={menu}
          onMove={move}
          onClose={closeMenu}
        >
          {props.renderMenuExtra?.(menuItem, closeMenu)}
        </SortableMenu>
      )}
    </div>
  );
}
