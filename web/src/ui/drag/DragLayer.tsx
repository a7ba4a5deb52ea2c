import { useDragLayer } from 'react-dnd';
import { createPortal } from 'react-dom';
import styles from './DragLayer.module.css';
import type { DraggedItem } from './useDraggable.ts';
import { useEdgeScroll } from './useEdgeScroll.ts';

/** Draws the preview of the dragged item under the pointer, for mouse and touch. */
export function DragLayer() {
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
