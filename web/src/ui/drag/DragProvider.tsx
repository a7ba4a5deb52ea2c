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
const MAX_PX_PER_FRAME = 12;
/** How many frames the pointer is in a zone until the page scrolls at full speed, so that nobody overshoots. */
const RAMP_FRAMES = 90;

/** How deep the pointer is in a zone: 0 outside both, -1 at the upper edge, 1 at the lower edge. */
function getDepth(y: number, height: number): number {
  const distance = y < EDGE_PX ? y - EDGE_PX : Math.max(0, y - (height - EDGE_PX));
  return Math.max(-1, Math.min(1, distance / EDGE_PX));
}

/** How far the page scrolls in a frame, in pixels. */
export function getScrollStep(y: number, height: number, framesInZone: number): number {
  const depth = getDepth(y, height);
  return Math.round(depth * Math.abs(depth) * Math.min(1, framesInZone / RAMP_FRAMES) * MAX_PX_PER_FRAME);
}

/** Scrolls the page while something is dragged near its upper or lower edge. */
export function useEdgeScroll(pointerY: number | undefined) {
  const isDragging = pointerY !== undefined;
  const scroll = useEffectEvent((framesInZone: number) => {
    const y = pointerY ?? EDGE_PX;
    const pixels = getScrollStep(y, window.innerHeight, framesInZone);
    if (pixels !== 0) window.scrollBy(0, pixels);
    return getDepth(y, window.innerHeight) === 0 ? 0 : framesInZone + 1;
  });

  useEffect(() => {
    if (!isDragging) return;
    let framesInZone = 0;
    let frame = requestAnimationFrame(function step() {
      framesInZone = scroll(framesInZone);
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging]);
}
