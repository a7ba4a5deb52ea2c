import { useDragLayer } from 'react-dnd';
import { createPortal } from 'react-dom';
import styles from './DragLayer.module.css';
import type { Dragged } from './useDraggable.ts';
import { useEdgeScroll } from './useEdgeScroll.ts';

/** What is being dragged, lifted off the page, under the mouse and under the finger alike. */
export function DragLayer() {
  const { dragged, offset, pointerY } = useDragLayer((monitor) => ({
    dragged: monitor.isDragging() ? (monitor.getItem() as Dragged | null) : null,
    offset: monitor.getSourceClientOffset(),
    pointerY: monitor.getClientOffset()?.y,
  }));
  useEdgeScroll(dragged ? pointerY : undefined);

  if (!dragged?.preview || !offset) return null;
  return createPortal(
    <div
      className={styles.carried}
      aria-hidden="true"
      inert
      style={{
        width: dragged.width,
        height: dragged.height,
        transform: `translate(${offset.x}px, ${offset.y}px)`,
      }}
    >
      <div className={styles.lifted}>{dragged.preview}</div>
    </div>,
    document.body,
  );
}
