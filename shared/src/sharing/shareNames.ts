import { findSeasonsOfContestant } from '../catalogue/catalogue.ts';
import { createNameMask } from '../spoilers/maskNames.ts';
import { getShareKind, type Share } from './shareKinds.ts';
import { createIdMask, type SharePart } from './shareParts.ts';
import type { SourceWords } from './shareSource.ts';

/** Why a card shows masks unless its author chooses names. */
export type MaskReason = 'spoilerTag' | 'recentSeason';

/**
 * Why the items of a ranking are not named by default; undefined when they are. A contestant is masked while one of their
 * seasons is recent; seasons give nothing away. The catalogue has only the year of the premiere, and a season ends in that
 * year at the latest, so it counts as aired within twelve months until the end of the following year.
 */
export function findMaskReason(
  { items, isTaggedSpoiler, namedFrom }: Pick<SharePart, 'items' | 'isTaggedSpoiler' | 'namedFrom'>,
  now: Date,
): MaskReason | undefined {
  if (isTaggedSpoiler) return 'spoilerTag';
  // `maskWhileNew` decides.
  if (namedFrom !== undefined) return undefined;
  const recentYear = now.getUTCFullYear() - 1;
  const isRecent = (id: string) => findSeasonsOfContestant(id).some(({ year }) => year >= recentYear);
  return items.some(({ id }) => isRecent(id)) ? 'recentSeason' : undefined;
}

/**
 * Who may be named in a share, and why nobody is unless the user asks for names. Browser and server decide by it. Nobody
 * unmasks another user's list; results have no owner, so whoever shares them decides.
 * @param uid who shares; undefined when signed out.
 */
export function getNaming(parts: readonly SharePart[], uid: string | undefined, now: Date) {
  const reasons = parts.map((part) => findMaskReason(part, now));
  const masked = parts.filter((_, index) => reasons[index] !== undefined);
  return {
    maskReason: reasons.find((reason) => reason !== undefined),
    canName: masked.every(({ ownerId = uid }) => ownerId === uid),
  };
}

/** @param wanted what the user chose; undefined without a choice. */
export function decideNames(
  { maskReason, canName }: ReturnType<typeof getNaming>,
  wanted = maskReason === undefined,
): boolean {
  return wanted && canName;
}

/** The same share without names: items have masked ids, and texts of users lose the full names of contestants. */
export function maskShare(share: Share): Share {
  // A stranger has watched nothing, and each full name of a contestant may say who did well.
  const maskText = createNameMask(() => true, 'someone');
  const masked = getShareKind(share).mask(share, createIdMask(), maskText);
  return { ...masked, title: maskText(share.title), hasNames: false };
}

/** Whether a share is about an episode that many have not watched yet, at a time in milliseconds since 1970. */
export function isNew(share: Share, now: number): boolean {
  return 'namedFrom' in share && now < share.namedFrom;
}

/** The same share without names while its episode is new. */
export function maskWhileNew(share: Share, now: number): Share {
  return share.hasNames && isNew(share, now) ? maskShare(share) : share;
}

/** The same share with the words of its sources, masked when it names nobody. */
export function rewordShare(share: Share, words: readonly SourceWords[]): Share {
  const [first] = words;
  const named = 'userName' in share && first ? { ...share, userName: first.author } : share;
  const reworded = getShareKind(share).reword?.(named, words) ?? named;
  return share.hasNames ? reworded : maskShare(reworded);
}
