import { isSeasonId } from '@outrank/shared/catalogue/catalogue';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import type { Share } from '@outrank/shared/sharing/shareKinds';
import type { MaskReason } from '@outrank/shared/sharing/shareNames';
import type { PickedItem, Shared } from '@outrank/shared/sharing/shareParts';
import type { SpoilerShield } from '@outrank/shared/spoilers/spoilerShield';

/** Why a picture has no names by default: for others, because the user has not watched a season, or because an episode is new. */
export type NameReason = MaskReason | 'unwatched' | 'newEpisode';

/**
 * Whether the page hides some of these names, or names in the title, from the user, who has not watched their seasons. A page
 * of the user's own list or ballot hides nothing, but a comparison hides names of the user's own list too.
 */
export function hasUnwatchedNames(
  { share: { title }, parts }: Pick<Shared<Share, unknown>, 'share' | 'parts'>,
  uid: string | undefined,
  { showItem, showPerson, showText }: SpoilerShield,
): boolean {
  const show = ({ id, seasonId = '' }: PickedItem) => {
    if (isSeasonId(id)) return showItem(seasonItem(id));
    return seasonId === '' ? showPerson(id) : showItem(contestantItem(id, seasonId));
  };
  const [first, ...others] = parts;
  if (others.length === 0 && first?.ownerId !== undefined && first.ownerId === uid) return false;
  return showText(title) !== title || parts.some(({ items }) => items.some((item) => show(item).isHidden));
}
