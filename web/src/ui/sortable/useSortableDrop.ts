import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type DropTargetMonitor, useDragDropManager, useDrop } from 'react-dnd';
import type { DraggedItem } from '#ui/drag/DraggableSource.tsx';
import {
  computeGapLayout,
  computeInsertLayout,
  computeMoveLayout,
  type DropLayout,
  type RowBox,
} from './dropLayout.ts';

type SortableDrop = {
  rowType: string;
  externalType: string | undefined;
  keys: readonly string[];
  gaps: readonly boolean[] | undefined;
  list: RefObject<HTMLElement | null>;
  indicator: RefObject<HTMLElement | null>;
  onMove: (from: number, to: number) => void;
  onDropExternal: (dragged: DraggedItem, index: number) => void;
};

type DragState = Pick<DropTargetMonitor, 'getItem' | 'getClientOffset'>;

/** Makes the list a drop target: rows shift under the pointer, and a drop moves or inserts an item. */
export function useSortableDrop(options: SortableDrop) {
  const { rowType, externalType, keys, gaps, list, indicator, onMove, onDropExternal } = options;
  const manager = useDragDropManager();
  const shownLayout = useRef('');

  /** Where the dragged row is by now: undefined for an item from outside, -1 for a row that is gone. */
  const findIndex = ({ rowKey }: DraggedItem) => (rowKey === undefined ? undefined : keys.indexOf(rowKey));

  function computeLayout(monitor: DragState): DropLayout | undefined {
    const dragged = monitor.getItem() as DraggedItem | null;
    const pointer = monitor.getClientOffset();
    if (!list.current || !dragged || !pointer) return undefined;
    const from = findIndex(dragged);
    if (from === -1) return undefined;
    const y = pointer.y - list.current.getBoundingClientRect().top;
    const rows = measureRows(list.current);
    if (gaps) return computeGapLayout(y, rows, gaps, from);
    if (from !== undefined) return computeMoveLayout(y, rows, from);
    return computeInsertLayout(y, rows);
  }

  function showLayout(monitor: DragState) {
    const layout = computeLayout(monitor);
    const serialized = JSON.stringify(layout);
    if (!layout || serialized === shownLayout.current || !list.current || !indicator.current) return;
    shownLayout.current = serialized;
    list.current.dataset.isAnimated = '';
    applyLayout(list.current, indicator.current, layout);
  }

  /** Animated when the dragged item has left the list; at once when it was dropped. */
  function hideLayout(isAnimated: boolean) {
    shownLayout.current = '';
    if (!list.current || !indicator.current) return;
    if (!isAnimated) delete list.current.dataset.isAnimated;
    applyLayout(list.current, indicator.current, NO_LAYOUT);
  }

  const [{ isOver, canDropExternal }, drop] = useDrop({
    accept: externalType === undefined ? rowType : [rowType, externalType],
    hover: (_dragged, monitor) => showLayout(monitor),
    drop: (dropped, monitor) => {
      const dragged = dropped as DraggedItem;
      const from = findIndex(dragged);
      const index = computeLayout(monitor)?.index ?? from ?? 0;
      hideLayout(false);
      if (from === undefined) onDropExternal(dragged, index);
      else if (from !== index) onMove(from, index);
    },
    collect: (monitor) => ({
      isOver: monitor.isOver(),
      canDropExternal: monitor.canDrop() && monitor.getItemType() === externalType,
    }),
  });

  // The page may scroll under a pointer that does not move.
  const handleScroll = useEffectEvent(() => showLayout(manager.getMonitor()));
  const handleLeave = useEffectEvent(() => hideLayout(true));
  useEffect(() => {
    if (!isOver) return;
    const listener = () => handleScroll();
    window.addEventListener('scroll', listener, { passive: true });
    return () => {
      window.removeEventListener('scroll', listener);
      handleLeave();
    };
  }, [isOver]);

  // A stable ref callback: reconnecting replaces the touch listeners, and the browser then repaints every row.
  const connect = useCallback(
    (node: HTMLElement | null) => {
      drop(node);
    },
    [drop],
  );
  return { connect, isOver, canDropExternal };
}

export const getRows = (list: HTMLElement) => Array.from(list.children) as HTMLElement[];

/** Where the rows stand without their transforms, which `offsetTop` ignores. */
const measureRows = (list: HTMLElement): RowBox[] =>
  getRows(list).map((row) => ({ top: row.offsetTop - list.offsetTop, height: row.offsetHeight }));

const NO_LAYOUT: DropLayout = { index: -1, shifts: [], indicatorY: undefined, extraHeight: 0 };

/** Sets styles directly: a drag over a hundred rows renders none of them. */
function applyLayout(list: HTMLElement, indicator: HTMLElement, layout: DropLayout): void {
  list.style.paddingBottom = layout.extraHeight ? `${layout.extraHeight}px` : '';
  getRows(list).forEach((row, index) => {
    const shift = layout.shifts[index] ?? 0;
    row.style.transform = shift ? `translateY(${shift}px)` : '';
    row.toggleAttribute('data-is-target', layout.indicatorY === undefined && index === layout.index);
  });
  indicator.hidden = layout.indicatorY === undefined;
  indicator.style.transform = `translateY(${layout.indicatorY ?? 0}px)`;
}
