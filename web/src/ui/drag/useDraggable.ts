import type { ReactNode } from 'react';

/** What is on its way while something is dragged. */
export type Dragged = {
  /** Its name, for announcements. */
  label: string;
  /** What the pointer carries, at the size of what was picked up. */
  preview: ReactNode;
  width: number;
  height: number;
  /** The place it had, when it comes from a sortable list. */
  from?: number;
  /** What a source outside a list hands over. */
  payload?: unknown;
};

/** The size of what is picked up; the preview takes the same room. */
export function sizeOf(element: Element | null): { width: number; height: number } {
  const { width, height } = element?.getBoundingClientRect() ?? { width: 240, height: 60 };
  return { width, height };
}
