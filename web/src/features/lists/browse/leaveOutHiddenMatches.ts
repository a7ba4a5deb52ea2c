import type { ListEntry, RankedList } from '@outrank/shared/lists/rankedList';
import type { ShownList } from '@outrank/shared/spoilers/shielded';
import { normalizeText } from '@outrank/shared/text/text';

type Named = { readonly name: string; readonly description: string };

/**
 * Leaves out lists that a search finds only by what the spoiler shield hides from the reader: among the results, such a list
 * would tell whose name is masked in it.
 */
export function leaveOutHiddenMatches(
  entries: readonly ListEntry[],
  text: string,
  show: (list: RankedList) => ShownList,
): readonly ListEntry[] {
  const words = normalizeText(text);
  if (words === '') return entries;
  const matches = ({ name, description }: Named) =>
    [name, description].some((part) => normalizeText(part).includes(words));
  return entries.filter(({ list }) => !list || !matches(list) || matches(show(list)));
}
