import { ArrowDown, ArrowUp, Ellipsis, GripVertical } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useDraggable } from '#ui/drag/DraggableSource.tsx';
import { IconButton } from '#ui/form/Button.tsx';
import { RankNumeral } from '#ui/layout/Card.tsx';
import { useStableCallback } from '#ui/stable.ts';
import styles from './SortableRow.module.css';

type SortableRowProps<Item> = {
  item: Item;
  index: number;
  rowKey: string;
  label: string;
  handlers: RowHandlers;
  isGrabbed: boolean;
  renderItem: (item: Item, index: number) => ReactNode;
  renderActions: ((item: Item, index: number) => ReactNode) | undefined;
};

function Row<Item>({
  item,
  index,
  rowKey,
  label,
  handlers,
  isGrabbed,
  renderItem,
  renderActions,
}: SortableRowProps<Item>) {
  const content = <div className={styles.content}>{renderItem(item, index)}</div>;
  const { connect, element, isDragged } = useDraggable(handlers.rowType, () => ({
    label,
    from: index,
    preview: <div className={styles.preview}>{content}</div>,
  }));
  // Browsers do not scroll to a focused element that moves, or only to a position under the header.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new index is what may be outside the window
  useLayoutEffect(() => {
    if (isGrabbed) element.current?.scrollIntoView({ block: 'nearest' });
  }, [element, isGrabbed, index]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari announces no list without markers
    <div
      ref={connect}
      className={styles.row}
      role="listitem"
      data-is-dragged={isDragged || undefined}
      data-is-grabbed={isGrabbed || undefined}
    >
      <Handle rowKey={rowKey} label={label} handlers={handlers} isGrabbed={isGrabbed} />
      <button
        type="button"
        className={styles.rank}
        aria-label={`Place ${index + 1}: move ${label} to another place`}
        aria-haspopup="dialog"
        onClick={(event) => handlers.onOpenMenu(rowKey, event.currentTarget, true)}
      >
        <RankNumeral rank={index + 1} />
      </button>
      {content}
      <MoveButtons rowKey={rowKey} label={label} handlers={handlers} />
      {renderActions?.(item, index)}
    </div>
  );
}

type ControlProps = { rowKey: string; label: string; handlers: RowHandlers };

// The controls identify their row by key, not by index, so that a row whose index changes does not render them again.

const Handle = memo(function Handle({
  rowKey,
  label,
  handlers,
  isGrabbed,
}: ControlProps & { isGrabbed: boolean }) {
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={`Reorder ${label}`}
      aria-describedby={handlers.helpId}
      aria-pressed={isGrabbed}
      onKeyDown={(event) => handlers.onHandleKey(event, rowKey)}
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onBlur={handlers.onHandleBlur}
      onClick={(event) => handlers.onOpenMenu(rowKey, event.currentTarget, false)}
    >
      <GripVertical aria-hidden="true" />
    </button>
  );
});

const MoveButtons = memo(function MoveButtons({ rowKey, label, handlers }: ControlProps) {
  return (
    <>
      <span className={styles.moveButtons}>
        <IconButton
          label={`Move ${label} up`}
          icon={<ArrowUp />}
          onClick={() => handlers.onMoveBy(rowKey, -1)}
        />
        <IconButton
          label={`Move ${label} down`}
          icon={<ArrowDown />}
          onClick={() => handlers.onMoveBy(rowKey, 1)}
        />
      </span>
      <IconButton
        label={`${handlers.menuLabel} ${label}`}
        icon={<Ellipsis />}
        aria-haspopup="dialog"
        onClick={(event) => handlers.onOpenMenu(rowKey, event.currentTarget, false)}
      />
    </>
  );
});

/** One item of a sortable list. Memoized: a move renders only the rows whose index changes. */
export const SortableRow = memo(Row) as typeof Row;

export type RowHandlers = {
  rowType: string;
  helpId: string;
  /** Completed by the name of the row. */
  menuLabel: string;
  onHandleKey: (event: KeyboardEvent, key: string) => void;
  onHandleBlur: () => void;
  onMoveBy: (key: string, by: number) => void;
  onOpenMenu: (key: string, anchor: HTMLElement, opensAtField: boolean) => void;
};

/** Returns the same object on every render, so that memoized rows do not render again. */
export function useRowHandlers({ rowType, helpId, menuLabel, ...latest }: RowHandlers): RowHandlers {
  const onHandleKey = useStableCallback(latest.onHandleKey);
  const onHandleBlur = useStableCallback(latest.onHandleBlur);
  const onMoveBy = useStableCallback(latest.onMoveBy);
  const onOpenMenu = useStableCallback(latest.onOpenMenu);
  return useMemo(
    () => ({ rowType, helpId, menuLabel, onHandleKey, onHandleBlur, onMoveBy, onOpenMenu }),
    [rowType, helpId, menuLabel, onHandleKey, onHandleBlur, onMoveBy, onOpenMenu],
  );
}

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
