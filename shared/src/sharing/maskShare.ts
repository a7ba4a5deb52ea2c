import { findSeasonsOfContestant } from '../catalogue/catalogue.ts';
import { createNameMask } from '../spoilers/maskNames.ts';
import type { Share } from './share.ts';

const MASK = '?';

/** Whether an id stands for an item that a card must not name. */
export function isMaskedId(id: string): boolean {
  return id.startsWith(MASK);
}

/** Why a card shows masks unless its author chooses names. */
export type MaskReason = 'spoilerTag' | 'recentSeason';

type Maskable = { readonly itemIds: readonly string[]; readonly isTaggedSpoiler?: boolean };

/**
 * Why the items of a ranking are not named by default; undefined when they are. A contestant is masked while one of their
 * seasons is recent; seasons give nothing away. The catalogue has only the year of the premiere, and a season ends in that
 * year at the latest, so it counts as aired within twelve months until the end of the following year.
 */
export function findMaskReason({ itemIds, isTaggedSpoiler }: Maskable, now: Date): MaskReason | undefined {
  if (isTaggedSpoiler) return 'spoilerTag';
  const recentYear = now.getUTCFullYear() - 1;
  const isRecent = (id: string) => findSeasonsOfContestant(id).some(({ year }) => year >= recentYear);
  return itemIds.some(isRecent) ? 'recentSeason' : undefined;
}

/** The same share without names: items have masked ids, and texts of users lose the full names of contestants. */
export function maskShare(share: Share): Share {
  const mask = createMask();
  const masked = { title: maskText(share.title), hasNames: false };
  const maskId = <T extends { readonly id: string }>(entry: T): T => ({ ...entry, id: mask(entry.id) });
  switch (share.kind) {
    case 'list':
      return { ...share, ...masked, itemIds: share.itemIds.map(mask) };
    case 'ballot':
      return {
        ...share,
        ...masked,
        slots: share.slots.map(mask),
        ...(share.boldest && { boldest: maskId(share.boldest) }),
      };
    case 'category':
      return { ...share, ...masked, entries: share.entries.map(maskId) };
    case 'consensus':
      return { ...share, ...masked, entries: share.entries.map(maskId) };
    case 'comparison': {
      const [a, b] = share.itemIds;
      return {
        ...share,
        ...masked,
        names: [maskText(share.names[0]), maskText(share.names[1])],
        itemIds: [a.map(mask), b.map(mask)],
        ...(share.biggest && { biggest: maskId(share.biggest) }),
      };
    }
  }
}

/** Gives each id a masked one, the same each time. An empty slot stays empty. */
function createMask() {
  const masked = new Map<string, string>();
  return (id: string) => {
    if (id === '') return '';
    const maskedId = masked.get(id) ?? `${MASK}${masked.size + 1}`;
    masked.set(id, maskedId);
    return maskedId;
  };
}

/** A stranger has watched nothing, and each full name of a contestant may say who did well. */
const maskText = createNameMask(() => true, 'someone');
