import type { Room, RowBox } from './dropLayout.ts';

/*
 * While something is dragged the rows are moved by hand, not by React: a pointer that travels over a
 * hundred rows renders none of them.
 */

/** Rows by layout alone: a row that steps aside still counts where it belongs. */
export function measureRows(list: HTMLElement): RowBox[] {
  return Array.from(list.children, (row) => {
    const { offsetTop, offsetHeight } = row as HTMLElement;
    return { top: offsetTop - list.offsetTop, height: offsetHeight };
  });
}

export function makeRoom(list: HTMLElement, mark: HTMLElement, room: Room): void {
  list.dataset.isParted = '';
  list.style.paddingBottom = room.extra ? `${room.extra}px` : '';
  Array.from(list.children).forEach((child, index) => {
    const row = child as HTMLElement;
    const shift = room.shifts[index] ?? 0;
    row.style.transform = shift ? `translateY(${shift}px)` : '';
    row.toggleAttribute('data-is-target', room.markAt === undefined && index === room.index);
  });
  mark.hidden = room.markAt === undefined;
  mark.style.transform = `translateY(${room.markAt ?? 0}px)`;
}

/** Closes the ranks: slowly when what was dragged has left, at once when it was dropped. */
export function closeRoom(list: HTMLElement, mark: HTMLElement, isAtOnce: boolean): void {
  if (isAtOnce) delete list.dataset.isParted;
  list.style.paddingBottom = '';
  for (const child of list.children) {
    (child as HTMLElement).style.transform = '';
    child.removeAttribute('data-is-target');
  }
  mark.hidden = true;
}
