import type { ShownItem, ShownList } from '@outrank/shared/spoilers/shielded';

/** A list for a message or a post: its name, its creator, a line for each item, and its address. */
export function formatListAsText({ name, userName, items }: ShownList, address: string): string {
  const lines = items.map((item, index) => `${index + 1}. ${formatItem(item)}`);
  return [name, `by ${userName}`, '', ...lines, '', address].join('\n');
}

function formatItem({ name, seasonName, note }: ShownItem): string {
  const item = seasonName ? `${name} (${seasonName})` : name;
  return note ? `${item}: ${note}` : item;
}
