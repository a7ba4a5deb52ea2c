import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '#ui/form/Button.tsx';
import { getRows } from './useSortableDrop.ts';

/**
 * Removes its row. The focus would be lost with the button, so it moves to the row that takes the index: to its remove button,
 * or to the button of an empty slot.
 */
export function RemoveRowButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const handleClick = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    const row = button.closest<HTMLElement>('[role="listitem"]');
    const list = row?.parentElement;
    const index = row && list ? getRows(list).indexOf(row) : -1;
    flushSync(onRemove);
    if (!list) return;
    const rows = getRows(list);
    const next = rows[index] ?? rows[index - 1];
    const target = next?.querySelector<HTMLElement>('[data-removes-row]') ?? next?.querySelector('button');
    target?.focus({ preventScroll: true });
  };
  return <IconButton label={`Remove ${name}`} icon={<X />} data-removes-row="" onClick={handleClick} />;
}
