import { useEffect, useRef } from 'react';

const EDGE_PX = 88;
const FASTEST_PX_PER_FRAME = 18;

/** Pixels per frame: nothing in the middle, faster the nearer to an edge. */
export function edgeSpeed(y: number, height: number): number {
  const depth = y < EDGE_PX ? y - EDGE_PX : Math.max(0, y - (height - EDGE_PX));
  return Math.round(Math.max(-1, Math.min(1, depth / EDGE_PX)) * FASTEST_PX_PER_FRAME);
}

/** Scrolls the page while something is held near its upper or lower edge. */
export function useEdgeScroll(pointerY: number | undefined) {
  const latest = useRef(pointerY);
  latest.current = pointerY;
  const isDragging = pointerY !== undefined;

  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function step() {
      const speed = latest.current === undefined ? 0 : edgeSpeed(latest.current, window.innerHeight);
      if (speed !== 0) window.scrollBy(0, speed);
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging]);
}
