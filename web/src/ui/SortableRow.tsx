import { ArrowDown, ArrowUp, Ellipsis, GripVertical } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { useDrag } from 'react-dnd';
import { getEmptyImage } from 'react-dnd-html5-backend';
import { type Dragged, sizeOf } from './dragged.ts';
import { IconButton } from './IconButton.tsx';
import { RankNumeral } from './RankNumeral.tsx';
import styles from './SortableRow.module.css';

/** What every row of a list shares; it stays the same object so that rows need not render again. */
export type RowDeeds = {
  rowType: string;
  helpId: string;
  onHandleKey: (event: KeyboardEvent, index: number) => void;
  onHandleBlur: () => void;
  onMove: (from: number, to: number) => void;
  onOpenMenu: (index: number, anchor: HTMLElement, wantsField: boolean) => void;
};

type SortableRowProps<Item> = {
  item: Item;
  index: number;
  label: string;
  deeds: RowDeeds;
  isGrabbed: boolean;
  renderItem: (item: Item, index: number) => ReactNode;
  renderActions: ((item: Item, index: number) => ReactNode) | undefined;
};

function Row<Item>({
  item,
  index,
  label,
  deeds,
  isGrabbed,
  renderItem,
  renderActions,
}: SortableRowProps<Item>) {
  const { rowType, helpId, onHandleKey, onHandleBlur, onMove, onOpenMenu } = deeds;
  const element = useRef<HTMLLIElement>(null);
  const content = <div className={styles.content}>{renderItem(item, index)}</div>;
  const [{ isDragged }, drag, connectPreview] = useDrag({
    type: rowType,
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

  return (
    <li
      ref={(node) => {
        element.current = node;
        drag(node);
      }}
      className={styles.row}
      data-is-dragged={isDragged || undefined}
      data-is-grabbed={isGrabbed || undefined}
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={`Reorder ${label}`}
        aria-describedby={helpId}
        aria-pressed={isGrabbed}
        onKeyDown={(event) => onHandleKey(event, index)}
        onBlur={onHandleBlur}
        onClick={(event) => onOpenMenu(index, event.currentTarget, false)}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.place}
        aria-label={`Place ${index + 1}: move ${label} to another place`}
        aria-haspopup="dialog"
        onClick={(event) => onOpenMenu(index, event.currentTarget, true)}
      >
        <RankNumeral rank={index + 1} />
      </button>
      {content}
      <span className={styles.nudges}>
        <IconButton label={`Move ${label} up`} icon={<ArrowUp />} onClick={() => onMove(index, index - 1)} />
        <IconButton
          label={`Move ${label} down`}
          icon={<ArrowDown />}
          onClick={() => onMove(index, index + 1)}
        />
      </span>
      <IconButton
        label={`More ways to move ${label}`}
        icon={<Ellipsis />}
        aria-haspopup="dialog"
        onClick={(event) => onOpenMenu(index, event.currentTarget, false)}
      />
      {renderActions?.(item, index)}
    </li>
  );
}

/** One place of a sortable list: renders again only when what it shows has changed. */
export const SortableRow = memo(Row) as typeof Row;
