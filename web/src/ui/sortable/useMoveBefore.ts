import { type RefObject, useLayoutEffect } from 'react';

/**
 * Lets React reorder the children of a list with `moveBefore`, which keeps their focus. React itself removes and inserts
 * them until its support leaves the experimental channel (https://github.com/react/react/pull/31596).
 */
export function useMoveBefore(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (list.current && hasMoveBefore(list.current)) overrideInsertion(list.current);
  }, [list]);
}

type MovableList = HTMLElement & { moveBefore(child: Node, before: Node | null): void };

function hasMoveBefore(list: HTMLElement): list is MovableList {
  return 'moveBefore' in list;
}

/** Browsers can move only a connected child within its parent; anything else is inserted as usual. */
function overrideInsertion(list: MovableList): void {
  const { insertBefore, appendChild } = list;
  const isMove = (child: Node) => list.isConnected && child.parentNode === list;
  list.insertBefore = (child, before) => {
    if (!isMove(child)) return insertBefore.call(list, child, before) as typeof child;
    list.moveBefore(child, before);
    return child;
  };
  list.appendChild = (child) => {
    if (!isMove(child)) return appendChild.call(list, child) as typeof child;
    list.moveBefore(child, null);
    return child;
  };
}
