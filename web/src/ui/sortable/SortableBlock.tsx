import { type CSSProperties, memo, type ReactNode } from 'react';
import styles from './SortableBlock.module.css';
import type { RowHandlers } from './SortableRow.tsx';
import { SortableGap, SortableRow } from './SortableRow.tsx';

/** How a list reads and draws its items. */
type ItemRendering<Item> = {
  readonly itemKey: (item: Item) => string;
  readonly itemLabel: (item: Item) => string;
  readonly isGap: ((item: Item) => boolean) | undefined;
  readonly renderItem: (item: Item, index: number) => ReactNode;
  readonly renderRowActions: ((item: Item, index: number) => ReactNode) | undefined;
};

type SortableBlockProps<Item> = {
  items: readonly Item[];
  /** The index of the first item in the list. */
  start: number;
  rendering: ItemRendering<Item>;
  handlers: RowHandlers;
  /** The key of the grabbed row, when it is in this block. */
  grabbedKey: string | undefined;
};

function Block<Item>({ items, start, rendering, handlers, grabbedKey }: SortableBlockProps<Item>) {
  const { itemKey, itemLabel, isGap, renderItem, renderRowActions } = rendering;
  return (
    <div className={styles.block} role="none" style={{ '--rows': items.length } as CSSProperties}>
      {items.map((item, offset) => {
        const key = itemKey(item);
        const index = start + offset;
        return isGap?.(item) ? (
          <SortableGap key={key} rank={index + 1}>
            {renderItem(item, index)}
          </SortableGap>
        ) : (
          <SortableRow
            key={key}
            item={item}
            index={index}
            rowKey={key}
            label={itemLabel(item)}
            handlers={handlers}
            isGrabbed={grabbedKey === key}
            renderItem={renderItem}
            renderActions={renderRowActions}
          />
        );
      })}
    </div>
  );
}

function isSameBlock<Item>(
  { items, ...props }: SortableBlockProps<Item>,
  { items: otherItems, ...otherProps }: SortableBlockProps<Item>,
): boolean {
  return (
    items.length === otherItems.length &&
    items.every((item, offset) => item === otherItems[offset]) &&
    props.start === otherProps.start &&
    props.rendering === otherProps.rendering &&
    props.handlers === otherProps.handlers &&
    props.grabbedKey === otherProps.grabbedKey
  );
}

/** Some neighboring rows of a sortable list. Memoized: a move renders only the blocks whose items change. */
export const SortableBlock = memo(Block, isSameBlock) as typeof Block;
