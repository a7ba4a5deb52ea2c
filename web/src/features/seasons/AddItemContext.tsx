import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { createContext, type ReactNode, useContext } from 'react';
import { DraggableSource } from '#ui/drag/DraggableSource.tsx';

/** How the panel adds seasons and contestants to the list or ballot that is being edited. */
export type AddItemOptions = {
  readonly onAdd: (item: ListedItem) => void;
  /** Adds a whole cast; undefined where it has no room. */
  readonly onAddAll: ((items: readonly ListedItem[]) => void) | undefined;
  /** The drag type that the list or ballot accepts; the dragged payload is a ListedItem. */
  readonly dragType: string;
  /** Ids that are listed already. */
  readonly listedIds: ReadonlySet<string>;
  /** Whether whole seasons can be added too. */
  readonly acceptsSeasons: boolean;
};

/** Undefined where nothing is being edited: the panel is then read-only. */
export const AddItemContext = createContext<AddItemOptions | undefined>(undefined);

export const ALREADY_LISTED = 'already in your list';

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
