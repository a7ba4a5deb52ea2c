import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type DropTargetMonitor, useDragDropManager, useDrop } from 'react-dnd';
import type { Dragged } from '#ui/drag/useDraggable.ts';
import { type Room, roomForArrival, roomForMove } from './dropLayout.ts';
import { roomAmongGaps } from './gaps.ts';
import { closeRoom, makeRoom, measureRows } from './sortableRoom.ts';

type SortableDrop = {
  rowType: string;
  foreignType: string | undefined;
  /** For a list of fixed places: which of them nobody holds. */
  gaps: readonly boolean[] | undefined;
  list: RefObject<HTMLOListElement | null>;
  mark: RefObject<HTMLElement | null>;
  onMove: (from: number, to: number) => void;
  onForeign: (dragged: Dragged, index: number) => void;
};

type Whereabouts = Pick<DropTargetMonitor, 'getItem' | 'getClientOffset'>;

/** The list as a place to drop on: parts under the pointer and tells what was dropped where. */
export function useSortableDrop({ rowType, foreignType, gaps, list, mark, onMove, onForeign }: SortableDrop) {
  const manager = useDragDropManager();
  const shownRoom = useRef('');

  function findRoom(monitor: Whereabouts): Room | undefined {
    const dragged = monitor.getItem() as Dragged | null;
    const pointer = monitor.getClientOffset();
    if (!list.current || !dragged || !pointer) return undefined;
    const y = pointer.y - list.current.getBoundingClientRect().top;
    const rows = measureRows(list.current);
    if (gaps) return roomAmongGaps(y, rows, gaps, dragged.from);
    if (dragged.from !== undefined) return roomForMove(y, rows, dragged.from);
    return roomForArrival(y, rows);
  }

  function showRoom(monitor: Whereabouts) {
    const room = findRoom(monitor);
    const words = JSON.stringify(room);
    if (!room || words === shownRoom.current || !list.current || !mark.current) return;
    shownRoom.current = words;
    makeRoom(list.current, mark.current, room);
  }

  function hideRoom(isAtOnce: boolean) {
    shownRoom.current = '';
    if (list.current && mark.current) closeRoom(list.current, mark.current, isAtOnce);
  }

  const [{ isOver, isForeignWelcome }, drop] = useDrop({
    accept: foreignType === undefined ? rowType : [rowType, foreignType],
    hover: (_dragged, monitor) => showRoom(monitor),
    drop: (dropped, monitor) => {
      const dragged = dropped as Dragged;
      const index = findRoom(monitor)?.index ?? 0;
      hideRoom(true);
      if (dragged.from === undefined) onForeign(dragged, index);
      else if (dragged.from !== index) onMove(dragged.from, index);
    },
    collect: (monitor) => ({
      isOver: monitor.isOver(),
      isForeignWelcome: monitor.canDrop() && monitor.getItemType() === foreignType,
    }),
  });

  // The page may scroll under a pointer that rests; and what leaves the list leaves no gap behind.
  const latest = useRef({ showRoom, hideRoom });
  latest.current = { showRoom, hideRoom };
  useEffect(() => {
    if (!isOver) return;
    const handleScroll = () => latest.current.showRoom(manager.getMonitor());
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      latest.current.hideRoom(false);
    };
  }, [isOver, manager]);

  // The same function every time: to connect anew takes the touch listeners off and on, and the browser then paints every row again.
  const connect = useCallback(
    (node: HTMLElement | null) => {
      drop(node);
    },
    [drop],
  );
  return { connect, isOver, isForeignWelcome };
}
