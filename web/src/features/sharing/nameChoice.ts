import { isSeasonId } from '@outrank/shared/catalogue/catalogue';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import type { MaskReason } from '@outrank/shared/sharing/shareNames';
import type { Part, PickedItem } from '@outrank/shared/sharing/shareParts';
import type { SpoilerShield } from '@outrank/shared/spoilers/spoilerShield';
import { readStored, writeStored } from '#data/storage/browserStorage.ts';

/** Why a picture has no names by default: for others, or because the user has not watched a season. */
export type NameReason = MaskReason | 'unwatched';

/** Naming recent winners once does not mean naming them always, so each reason has a choice of its own. */
const toKey = (reason: NameReason | undefined) => `outrankShareNames:${reason ?? 'usual'}`;

/** Whether pictures have names: as chosen last time, else when nothing is against it. Not remembered for unwatched ones. */
export function readNameChoice(reason: NameReason | undefined): boolean {
  if (reason === 'unwatched') return false;
  const stored = readStored(toKey(reason));
  return stored === null ? reason === undefined : stored === 'names';
}

export function saveNameChoice(reason: NameReason | undefined, hasNames: boolean): void {
  if (reason !== 'unwatched') writeStored(toKey(reason), hasNames ? 'names' : 'masks');
}

/**
 * Whether the page hides some of these names from the user, who has not watched their seasons. What is one's own is shown; a
 * comparison hides what is on an own list, too.
 */
export function hasUnwatchedNames(
  parts: readonly Part[],
  uid: string | undefined,
  { showItem, showPerson }: SpoilerShield,
): boolean {
  const show = ({ id, seasonId = '' }: PickedItem) => {
    if (isSeasonId(id)) return showItem(seasonItem(id));
    return seasonId === '' ? showPerson(id) : showItem(contestantItem(id, seasonId));
  };
  const [first, ...others] = parts;
  if (others.length === 0 && first?.ownerId !== undefined && first.ownerId === uid) return false;
  return parts.some(({ items }) => items.some((item) => show(item).isHidden));
}
