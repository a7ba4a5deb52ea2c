import type { ReactNode } from 'react';
import { DndProvider } from 'react-dnd';
import { DragLayer } from './DragLayer.tsx';
import { dragBackend } from './dragBackend.ts';

/** The one manager of the page lives here, so that going from one list to another does not set up a second. */
const home = {};

/** Goes around a sortable list and whatever can be dragged into it. */
export function DragProvider({ children }: { children: ReactNode }) {
  return (
    <DndProvider backend={dragBackend} context={home}>
      {children}
      <DragLayer />
    </DndProvider>
  );
}
