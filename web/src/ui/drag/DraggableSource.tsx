import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useDrag } from 'react-dnd';
import { getEmptyImage } from 'react-dnd-html5-backend';
import styles from './DraggableSource.module.css';

type DraggableSourceProps = {
  /** The `externalType` of the list that accepts it. */
  type: string;
  payload: unknown;
  label: string;
  children: ReactNode;
};

/** Something outside a sortable list that can be dragged into it. Give it a button that adds it too. */
export function DraggableSource({ type, payload, label, children }: DraggableSourceProps) {
  const { connect, isDragged } = useDraggable(type, () => ({ label, payload, preview: children }));
  return (
    <div ref={connect} className={styles.source} data-is-dragged={isDragged || undefined}>
      {children}
    </div>
  );
}

/** What a drag source passes to the drop target and to the drag layer. */
export type DraggedItem = {
  /** Its name, for announcements. */
  label: string;
  /** Follows the pointer, at the size of the dragged element. */
  preview: ReactNode;
  width: number;
  height: number;
  /** Its key, when it is a row of a sortable list. Its index may change while it is held. */
  rowKey?: string;
  /** The data of a source outside the list. */
  payload?: unknown;
};

/** Makes an element draggable. `DragLayer` draws the preview, so the browser's own drag image is empty. */
export function useDraggable(type: string, getItem: () => Omit<DraggedItem, 'width' | 'height'>) {
  const element = useRef<HTMLElement>(null);
  const [{ isDragged }, drag, connectPreview] = useDrag({
    type,
    item: (): DraggedItem => {
      const { width, height } = element.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
      return { ...getItem(), width, height };
    },
    collect: (monitor) => ({ isDragged: monitor.isDragging() }),
  });
  useEffect(() => {
    connectPreview(getEmptyImage(), { captureDraggingState: true });
  }, [connectPreview]);
  const connect = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      drag(node);
    },
    [drag],
  );
  return { connect, element, isDragged };
}
