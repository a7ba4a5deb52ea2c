import { useEffect, useEffectEvent } from 'react';

const EDGE_PX = 88;
const MAX_PX_PER_FRAME = 18;

/** Pixels per frame: zero in the middle of the window, more the nearer the pointer is to an edge. */
export function getScrollSpeed(y: number, height: number): number {
  const depth = y < EDGE_PX ? y - EDGE_PX : Math.max(0, y - (height - EDGE_PX));
  return Math.round(Math.max(-1, Math.min(1, depth / EDGE_PX)) * MAX_PX_PER_FRAME);
}

/** Scrolls the page while something is dragged near its upper or lower edge. */
export function useEdgeScroll(pointerY: number | undefined) {
  const isDragging = pointerY !== undefined;
  const scroll = useEffectEvent(() => {
    const speed = pointerY === undefined ? 0 : getScrollSpeed(pointerY, window.innerHeight);
    if (speed !== 0) window.scrollBy(0, speed);
  });

  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function step() {
      scroll();
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging]);
}
