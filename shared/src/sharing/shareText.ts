import { listedItem } from '../lists/listedItem.ts';
import { getShareKind, type Share } from './shareKinds.ts';
import { isMaskedId } from './shareParts.ts';

/** The texts of a share's page and of its link's preview. */

const HIDDEN_NAMES = 'The names are hidden, because they may be spoilers. Open it to see them.';

/** Items that the page names. */
const NAMED = 3;

/** The names of the best items, best first; undefined when they are masked. */
export function getFirstNames(share: Share): readonly string[] | undefined {
  const { items } = getShareKind(share).view(share);
  if (items.some(({ id }) => isMaskedId(id))) return undefined;
  return items.slice(0, NAMED).map(({ id, seasonId }) => listedItem(id, seasonId).name);
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
  const names = getFirstNames(share);
  if (!names) return `${asOf}${HIDDEN_NAMES}`;
  const ranked = names.map((name, index) => `${index + 1}. ${name}`).join(', ');
  const more = count > names.length ? ' …' : '';
  // Of two orders, the first is told.
  return `${asOf}${ranked}${more}${chart ? ` (${chart.names[0]})` : ''}`;
}
