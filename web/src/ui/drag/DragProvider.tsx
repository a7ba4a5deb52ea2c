import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { DndProvider, useDragLayer } from 'react-dnd';
import { createPortal } from 'react-dom';
import type { DraggedItem } from './DraggableSource.tsx';
import styles from './DragProvider.module.css';
import { createDeviceBackends } from './deviceBackends.ts';

/** react-dnd stores its manager here. One object for the whole app, so that pages do not set up a second one. */
const dndContext = {};

export function DragProvider({ children }: { children: ReactNode }) {
  return (
    <DndProvider backend={createDeviceBackends} context={dndContext}>
      {children}
      <DragLayer />
    </DndProvider>
  );
}

/** Draws the preview of the dragged item under the pointer, for mouse and touch. */
function DragLayer() {
  const { dragged, offset, pointerY } = useDragLayer((monitor) => ({
    dragged: monitor.isDragging() ? (monitor.getItem() as DraggedItem | null) : null,
    offset: monitor.getSourceClientOffset(),
    pointerY: monitor.getClientOffset()?.y,
  }));
  useEdgeScroll(dragged ? pointerY : undefined);

  if (!dragged?.preview || !offset) return null;
  return createPortal(
    <div
      className={styles.layer}
      aria-hidden="true"
      inert
      style={{
        width: dragged.width,
        height: dragged.height,
        transform: `translate(${offset.x}px, ${offset.y}px)`,
      }}
    >
      <div className={styles.preview}>{dragged.preview}</div>
    </div>,
    document.body,
  );
}

/** The height of the zones at the upper and lower edge, in pixels: higher than the bars that cover the page there. */
const EDGE_PX = 160;
const MAX_PX_PER_SECOND = 1000;
/** Time in a zone until the page scrolls at the full speed of the pointer's depth. */
const RAMP_MS = 1500;
/** A hidden tab stops frames; the first one afterwards must not scroll by all that time. */
const MAX_FRAME_MS = 50;

/** How deep the pointer is in a zone: 0 outside both, -1 at the upper edge, 1 at the lower edge. */
function getDepth(y: number, height: number): number {
  const distance = y < EDGE_PX ? y - EDGE_PX : Math.max(0, y - (height - EDGE_PX));
  return Math.max(-1, Math.min(1, distance / EDGE_PX));
}

/** Pixels per second. Grows with the pointer's depth in a zone and with the time in it, so that nobody overshoots. */
export function getScrollSpeed(y: number, height: number, msInZone: number): number {
  const depth = getDepth(y, height);
  return depth * Math.abs(depth) * Math.min(1, msInZone / RAMP_MS) * MAX_PX_PER_SECOND;
}

/** Scrolls the page while something is dragged near its upper or lower edge. */
export function useEdgeScroll(pointerY: number | undefined) {
  const isDragging = pointerY !== undefined;
  const getState = useEffectEvent((msInZone: number) => {
    const y = pointerY ?? EDGE_PX;
    const height = window.innerHeight;
    return { isInZone: getDepth(y, height) !== 0, speed: getScrollSpeed(y, height, msInZone) };
  });

  useEffect(() => {
    if (!isDragging) return;
    let [drawnAt, msInZone, distance] = [performance.now(), 0, 0];
    let frame = requestAnimationFrame(function step(now) {
      const elapsed = Math.min(MAX_FRAME_MS, now - drawnAt);
      drawnAt = now;
      const { isInZone, speed } = getState(msInZone);
      msInZone = isInZone ? msInZone + elapsed : 0;
      // Browsers scroll by whole pixels, so the rest is carried over.
      distance = isInZone ? distance + (speed * elapsed) / 1000 : 0;
      const pixels = Math.trunc(distance);
      distance -= pixels;
      if (pixels !== 0) window.scrollBy(0, pixels);
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging]);
}
