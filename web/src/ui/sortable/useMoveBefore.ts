import { type RefObject, useLayoutEffect } from 'react';

/**
 * What React moves within the list keeps its state: the focus above all, which it would lose and be given back.
 * React takes a child out and puts it in again until its own use of `moveBefore` leaves the experiment
 * (https://github.com/react/react/pull/31596); in a browser that has none it goes on doing that.
 */
export function useStateKeepingMoves(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (list.current && canMove(list.current)) moveWithin(list.current);
  }, [list]);
}

type Mover = HTMLElement & { moveBefore(child: Node, before: Node | null): void };

function canMove(list: HTMLElement): list is Mover {
  return 'moveBefore' in list;
}

/** Only what is in the list already, and only on the page: anything else browsers refuse to move. */
function moveWithin(list: Mover): void {
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
