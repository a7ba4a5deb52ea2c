import { type ReactNode, useEffect, useRef } from 'react';
import { useDrag } from 'react-dnd';
import { getEmptyImage } from 'react-dnd-html5-backend';
import styles from './DraggableSource.module.css';
import { type Dragged, sizeOf } from './useDraggable.ts';

type DraggableSourceProps = {
  /** The same word as the list's `foreignType`. */
  type: string;
  payload: unknown;
  /** Its name, spoken when it has been dropped. */
  label: string;
  children: ReactNode;
};

/** Something outside a sortable list that can be dragged into it. Give it a button twin: a click that adds. */
export function DraggableSource({ type, payload, label, children }: DraggableSourceProps) {
  const element = useRef<HTMLDivElement>(null);
  const [{ isDragged }, drag, connectPreview] = useDrag({
    type,
    item: (): Dragged => ({ label, payload, preview: children, ...sizeOf(element.current) }),
    collect: (monitor) => ({ isDragged: monitor.isDragging() }),
  });
  useEffect(() => {
    connectPreview(getEmptyImage(), { captureDraggingState: true });
  }, [connectPreview]);

  return (
    <div
      ref={(node) => {
        element.current = node;
        drag(node);
      }}
      className={styles.source}
      data-is-dragged={isDragged || undefined}
    >
      {children}
    </div>
  );
}
