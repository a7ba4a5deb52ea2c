import { ArrowDown, ArrowUp, Ellipsis, GripVertical, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useDraggable } from '#ui/drag/DraggableSource.tsx';
import { IconButton } from '#ui/form/Button.tsx';
import { RankNumeral } from '#ui/layout/Card.tsx';
import styles from './SortableRow.module.css';
import { getRows } from './useSortableDrop.ts';

export type OpenMenu = { key: string; anchor: HTMLElement; opensAtField: boolean; isOpen: boolean };

type SortableRowProps<Item> = {
  item: Item;
  index: number;
  rowKey: string;
  label: string;
  isGrabbed: boolean;
  rowType: string;
  helpId: string;
  /** Completed by the name of the row. */
  menuLabel: string;
  renderItem: (item: Item, index: number) => ReactNode;
  onRemove: ((item: Item, index: number) => void) | undefined;
  onHandleKey: (event: KeyboardEvent, index: number) => void;
  onHandleKeyUp: (event: KeyboardEvent, index: number) => void;
  onHandleBlur: () => void;
  onMove: (from: number, to: number) => void;
  onOpenMenu: (menu: OpenMenu) => void;
};

function Row<Item>(props: SortableRowProps<Item>) {
  const { item, index, label, isGrabbed, onMove } = props;
  const content = <div className={styles.content}>{props.renderItem(item, index)}</div>;
  const { connect, element, isDragged } = useDraggable(props.rowType, () => ({
    label,
    rowKey: props.rowKey,
    preview: <div className={styles.preview}>{content}</div>,
  }));
  // Browsers do not scroll to a focused element that moves, or only to a position under the header.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new index is what may be outside the window
  useLayoutEffect(() => {
    if (isGrabbed) element.current?.scrollIntoView({ block: 'nearest' });
  }, [element, isGrabbed, index]);
  const openMenu = (event: MouseEvent<HTMLElement>, opensAtField = false) =>
    props.onOpenMenu({ key: props.rowKey, anchor: event.currentTarget, opensAtField, isOpen: true });

  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari announces no list without markers
    <div
      ref={connect}
      className={styles.row}
      role="listitem"
      data-is-dragged={isDragged || undefined}
      data-is-grabbed={isGrabbed || undefined}
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={`Reorder ${label}`}
        aria-describedby={props.helpId}
        aria-pressed={isGrabbed}
        onKeyDown={(event) => props.onHandleKey(event, index)}
        onKeyUp={(event) => props.onHandleKeyUp(event, index)}
        onBlur={props.onHandleBlur}
        onClick={(event) => openMenu(event)}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.rank}
        aria-label={`Place ${index + 1}: move ${label} to another place`}
        aria-haspopup="dialog"
        onClick={(event) => openMenu(event, true)}
      >
        <RankNumeral rank={index + 1} />
      </button>
      {content}
      <span className={styles.moveButtons}>
        <IconButton label={`Move ${label} up`} icon={<ArrowUp />} onClick={() => onMove(index, index - 1)} />
        <IconButton
          label={`Move ${label} down`}
          icon={<ArrowDown />}
          onClick={() => onMove(index, index + 1)}
        />
      </span>
      <IconButton
        label={`${props.menuLabel} ${label}`}
        icon={<Ellipsis />}
        aria-haspopup="dialog"
        onClick={(event) => openMenu(event)}
      />
      {props.onRemove && <RemoveButton name={label} onRemove={() => props.onRemove?.(item, index)} />}
    </div>
  );
}

/**
 * Removes its row. The focus would be lost with the button, so it moves to the row that takes the index: to its remove button,
 * or to the button of an empty slot.
 */
function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const handleClick = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    const row = button.closest<HTMLElement>('[role="listitem"]');
    const list = row?.parentElement;
    const index = row && list ? getRows(list).indexOf(row) : -1;
    flushSync(onRemove);
    if (!list) return;
    const rows = getRows(list);
    const next = rows[index] ?? rows[index - 1];
    const target = next?.querySelector<HTMLElement>('[data-removes-row]') ?? next?.querySelector('button');
    target?.focus({ preventScroll: true });
  };
  return <IconButton label={`Remove ${name}`} icon={<X />} data-removes-row="" onClick={handleClick} />;
}

/** One item of a sortable list. Memoized: a move renders only the rows whose index changes. */
export const SortableRow = memo(Row) as typeof Row;

/** An empty slot of a sortable list: aligned with the rows, and a drop target. */
export function SortableGap({ rank, children }: { rank: number; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari announces no list without markers
    <div className={styles.gap} role="listitem">
      <span className={styles.sortableGapRank} aria-hidden="true">
        <RankNumeral rank={rank} />
      </span>
      <div className={styles.sortableGapContent}>{children}</div>
    </div>
  );
}
