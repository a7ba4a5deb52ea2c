import { toCardItem } from './card/cardItem.ts';
import { getShareKind, type Share } from './shareKinds.ts';
import type { PickedItem } from './shareParts.ts';

/** The texts of a share's page and of its link's preview. */

const HIDDEN_NAMES = 'The names are hidden, because they may be spoilers.';

/** Items that a preview names. */
const NAMED = 3;

/** What a reader can rank anew, best first; nothing while the names are masked, or when there is nothing to order. */
export function getRankableItems(share: Share): readonly PickedItem[] {
  const { items } = getShareKind(share).view(share);
  const picked = items.flatMap(({ id, seasonId, name }) => (name === undefined ? { id, seasonId } : []));
  return share.hasNames && picked.length > 1 ? picked : [];
}

/** When it was saved or published: 'November 22, 2026'. Undefined for older data without a time. */
export function formatShareDate(
  { updatedAt }: Pick<Share, 'updatedAt'>,
  dateStyle: 'long' | 'medium' = 'long',
): string | undefined {
  if (updatedAt === 0) return undefined;
  return new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'UTC' }).format(updatedAt);
}

/** A sentence or two for the preview of a link. */
export function summarizeShare(share: Share): string {
  const { items, count = items.length, chart } = getShareKind(share).view(share);
  const date = formatShareDate(share);
  const asOf = date === undefined ? '' : `As of ${date}: `;
  if (!share.hasNames) return `${asOf}${HIDDEN_NAMES}`;
  const named = items.slice(0, NAMED).map((item) => toCardItem(item).name);
  const ranked = named.map((name, index) => `${index + 1}. ${name}`).join(', ');
  const more = count > named.length ? ' …' : '';
  // Of two orders, the first is told.
  return `${asOf}${ranked}${more}${chart ? ` (${chart.names[0]})` : ''}`;
}
