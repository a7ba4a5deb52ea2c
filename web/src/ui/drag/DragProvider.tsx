import type { ReactNode } from 'react';
import { DndProvider } from 'react-dnd';
import { DragLayer } from './DragLayer.tsx';
import { dragBackend } from './dragBackend.ts';

/** react-dnd stores its manager here. One object for the whole app, so that pages do not set up a second one. */
const dndContext = {};

/** Wraps a sortable list and everything that can be dragged into it. */
export function DragProvider({ children }: { children: ReactNode }) {
  return (
    <DndProvider backend={dragBackend} context={dndContext}>
      {children}
      <DragLayer />
    </DndProvider>
  );
}
