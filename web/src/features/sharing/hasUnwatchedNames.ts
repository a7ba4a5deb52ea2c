import { seasonItem, toListedItems } from '@outrank/shared/lists/listedItem';
import type { SpoilerShield } from '@outrank/shared/spoilers/spoilerShield';
import type { ShareSource } from './shareSource.ts';

/** Whether the page hides some of these names from the user, who has not watched their seasons. What is one's own is shown. */
export function hasUnwatchedNames(
  source: ShareSource,
  { showItem, showItems, showPerson }: SpoilerShield,
): boolean {
  switch (source.kind) {
    case 'list':
      return !source.isOwn && showItems(source.list.items).some(({ isHidden }) => isHidden);
    case 'ballot':
      return false;
    case 'category':
      return source.results.top10.some(({ id }) => showPerson(id).isHidden);
    case 'consensus':
      // The page of a cast is closed as a whole.
      return (
        source.subject === 'seasons' &&
        source.results.rows.some(({ id }) => showItem(seasonItem(id)).isHidden)
      );
    case 'comparison':
      return source.sides.some(({ itemIds, seasonIds }) => {
        const items = toListedItems({ itemIds: [...itemIds], itemSeasonIds: [...seasonIds] });
        return showItems(items).some(({ isHidden }) => isHidden);
      });
  }
}
