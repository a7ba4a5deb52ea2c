import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { type ReactNode, useContext } from 'react';
import { DraggableSource } from '#ui/drag/DraggableSource.tsx';
import { ChoosingContext } from './addItemContext.ts';

type Props = { item: ListedItem; children: ReactNode };

/** Lets what it holds be dragged into the ranking while one is made; a click on it is the twin. Needs a `DragProvider` then. */
export function DragWhileChoosing({ item, children }: Props) {
  const choosing = useContext(ChoosingContext);
  if (!choosing || (item.isSeason && !choosing.takesSeasons)) return children;
  return (
    <DraggableSource type={choosing.dragType} payload={item} label={item.name}>
      {children}
    </DraggableSource>
  );
}
