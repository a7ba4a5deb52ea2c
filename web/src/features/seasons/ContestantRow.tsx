import type { ListedItem } from '@outrank/shared/lists/listedItem';
import type { OpenItem } from '@outrank/shared/spoilers/spoilerShield';
import { Check, Plus } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { DraggableSource } from '#ui/drag/DraggableSource.tsx';
import styles from './ContestantRow.module.css';

type Props = { item: OpenItem; detail?: string | undefined };

/** A contestant of a season: plain text, or a button that adds the contestant while a list is edited. */
export function ContestantRow({ item, detail }: Props) {
  const adding = useContext(AddItemContext);
  const content = (
    <>
      <ItemPicture item={item} size={48} />
      <span className={styles.text}>
        <span className={styles.name} translate="no">
          {item.name}
        </span>{' '}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  );
  if (!adding) return <div className={styles.row}>{content}</div>;

  const isListed = adding.listedIds.has(item.id);
  return (
    <DraggableItem item={item}>
      <button
        type="button"
        className={styles.row}
        data-is-listed={isListed || undefined}
        onClick={() => adding.onAdd(item)}
      >
        {content}
        {isListed && <span className="visuallyHidden">, {ALREADY_LISTED}</span>}
        <span className={styles.icon} aria-hidden="true">
          {isListed ? <Check /> : <Plus />}
        </span>
      </button>
    </DraggableItem>
  );
}

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

type DraggableProps = { item: ListedItem; children: ReactNode };

/** Makes its children draggable while a list is edited. Needs a `DragProvider` then. */
export function DraggableItem({ item, children }: DraggableProps) {
  const adding = useContext(AddItemContext);
  if (!adding || (item.isSeason && !adding.acceptsSeasons)) return children;
  return (
    <DraggableSource type={adding.dragType} payload={item} label={item.name}>
      {children}
    </DraggableSource>
  );
}
