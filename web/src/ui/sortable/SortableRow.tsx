import { memo, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useDrag } from 'react-dnd';
import { getEmptyImage } from 'react-dnd-html5-backend';
import { type Dragged, sizeOf } from '#ui/drag/useDraggable.ts';
import { IconButton } from '#ui/form/IconButton.tsx';
import { RankNumeral } from '#ui/layout/RankNumeral.tsx';
import styles from './SortableRow.module.css';
import { useCarriedInSight } from './useCarriedInSight.ts';
import type { RowHandlers } from './useRowHandlers.ts';

type SortableRowProps<Item> = {
  item: Item;
  index: number;
  rowKey: string;
  label: string;
  deeds: RowHandlers;
  isGrabbed: boolean;
  renderItem: (item: Item, index: number) => ReactNode;
  renderActions: ((item: Item, index: number) => ReactNode) | undefined;
};

function Row<Item>({
  item,
  index,
  rowKey,
  label,
  deeds,
  isGrabbed,
  renderItem,
  renderActions,
}: SortableRowProps<Item>) {
  const element = useRef<HTMLLIElement>(null);
  useCarriedInSight(element, isGrabbed, index);
  const content = <div className={styles.content}>{renderItem(item, index)}</div>;
  const [{ isDragged }, drag, connectPreview] = useDrag({
    type: deeds.rowType,
    item: (): Dragged => ({
      label,
      from: index,
      preview: <div className={styles.preview}>{content}</div>,
      ...sizeOf(element.current),
    }),
    collect: (monitor) => ({ isDragged: monitor.isDragging() }),
  });
  useEffect(() => {
    connectPreview(getEmptyImage(), { captureDraggingState: true });
  }, [connectPreview]);
  const connect = useCallback(
    (node: HTMLLIElement | null) => {
      element.current = node;
      drag(node);
    },
    [drag],
  );

  return (
    <li
      ref={connect}
      className={styles.row}
      data-is-dragged={isDragged || undefined}
      data-is-grabbed={isGrabbed || undefined}
    >
      <Handle rowKey={rowKey} label={label} deeds={deeds} isGrabbed={isGrabbed} />
      <button
        type="button"
        className={styles.place}
        aria-label={`Place ${index + 1}: move ${label} to another place`}
        aria-haspopup="dialog"
        onClick={(event) => deeds.onOpenMenu(rowKey, event.currentTarget, true)}
      >
        <RankNumeral rank={index + 1} />
      </button>
      {content}
      <MoveButtons rowKey={rowKey} label={label} deeds={deeds} />
      {renderActions?.(item, index)}
    </li>
  );
}

type ControlProps = { rowKey: string; label: string; deeds: RowHandlers };

// The controls know their row by its key, not by its place: a row that another one passes keeps them as they are.
// Their signs are type and dots of CSS, because SVGs in a hundred rows double what the browser draws at every move.

const Handle = memo(function Handle({
  rowKey,
  label,
  deeds,
  isGrabbed,
}: ControlProps & { isGrabbed: boolean }) {
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={`Reorder ${label}`}
      aria-describedby={deeds.helpId}
      aria-pressed={isGrabbed}
      onKeyDown={(event) => deeds.onHandleKey(event, rowKey)}
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onBlur={deeds.onHandleBlur}
      onClick={(event) => deeds.onOpenMenu(rowKey, event.currentTarget, false)}
    >
      <span className={styles.grip} />
    </button>
  );
});

const MoveButtons = memo(function MoveButtons({ rowKey, label, deeds }: ControlProps) {
  return (
    <>
      <span className={styles.nudges}>
        <IconButton label={`Move ${label} up`} icon="↑" onClick={() => deeds.onNudge(rowKey, -1)} />
        <IconButton label={`Move ${label} down`} icon="↓" onClick={() => deeds.onNudge(rowKey, 1)} />
      </span>
      <IconButton
        label={`More ways to move ${label}`}
        icon={<span className={styles.dots} />}
        aria-haspopup="dialog"
        onClick={(event) => deeds.onOpenMenu(rowKey, event.currentTarget, false)}
      />
    </>
  );
});

/** One place of a sortable list: renders again only when what it shows has changed. */
export const SortableRow = memo(Row) as typeof Row;
