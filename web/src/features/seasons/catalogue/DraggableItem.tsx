import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { type ReactNode, useContext } from 'react';
import { DraggableSource } from '#ui/drag/DraggableSource.tsx';
import { AddItemContext } from './addItemContext.ts';

type Props = { item: ListedItem; children: ReactNode };

/** Makes its children draggable while a list is edited. Needs a `DragProvider` then. */
export function DraggableItem({ item, children }: Props) {
  const adding = useContext(AddItemContext);
  if (!adding || (item.isSeason && !adding.acceptsSeasons)) return children;
  return (
    <DraggableSource type={adding.dragType} payload={item} label={item.name}>
      {children}
    </DraggableSource>
  );
}
