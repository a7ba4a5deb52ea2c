import type { ReactNode } from 'react';
import styles from './DraggableSource.module.css';
import { useDraggable } from './useDraggable.ts';

type DraggableSourceProps = {
  /** The `externalType` of the list that accepts it. */
  type: string;
  payload: unknown;
  /** Its name, announced when it is dropped. */
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
