import type { RankedList } from '@outrank/shared/lists/list';
import type { ListedItem } from '@outrank/shared/lists/listedItem';

/** A list for a message or a post: its name, its creator, a line for each place, and the address where it stands. */
export function formatListAsText({ name, userName, items }: RankedList, address: string): string {
  const places = items.map((item, index) => `${index + 1}. ${itemText(item)}`);
  return [name, `by ${userName}`, '', ...places, '', address].join('\n');
}

function itemText({ name, seasonName }: ListedItem): string {
  return seasonName ? `${name} (${seasonName})` : name;
}
