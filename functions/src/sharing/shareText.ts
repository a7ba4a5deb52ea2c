import { isSeasonId } from '@outrank/shared/catalogue/catalogue';
import { PAIRS_MIN } from '@outrank/shared/consensus/compareOrders';
import { type RankingKey, rankingKeyText } from '@outrank/shared/consensus/rankingKey';
import { parseSubject } from '@outrank/shared/consensus/subject';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { isMaskedId } from '@outrank/shared/sharing/maskShare';
import type { Share } from '@outrank/shared/sharing/share';
import { findListKey } from './sources.ts';

/** What a share is, in one line: its heading, the title of a link's preview. */
export function describeShare(share: Share): string {
  switch (share.kind) {
    case 'list':
      return share.title;
    case 'ballot':
      return `${share.title}: my Top 10`;
    case 'category':
      return `${share.title}: the fans’ Top 10`;
    case 'consensus':
      return `${share.title}, ranked by fans`;
    case 'comparison':
      return share.pairs < PAIRS_MIN
        ? `${share.title} compared`
        : `${share.title} agree in ${share.agreeing} of ${share.pairs} head-to-heads`;
  }
}

/** Whose it is; undefined for what belongs to all fans, or names both users already. */
export function findAuthor(share: Share): string | undefined {
  return 'userName' in share ? share.userName : undefined;
}

const HIDDEN_NAMES = 'The names are hidden, because they may be spoilers. Open it to see them.';

/** Items that the page names. */
const NAMED = 3;

/** The names of the best items, best first; undefined when they are masked. */
export function getFirstNames(share: Share): readonly string[] | undefined {
  const items = getItems(share).filter(({ id }) => id !== '');
  if (items.some(({ id }) => isMaskedId(id))) return undefined;
  return items.slice(0, NAMED).map(({ id, seasonId }) => {
    return isSeasonId(id) ? seasonItem(id).name : contestantItem(id, seasonId).name;
  });
}

type SharedItem = { readonly id: string; readonly seasonId?: string | undefined };

function getItems(share: Share): readonly SharedItem[] {
  switch (share.kind) {
    case 'list':
      return share.itemIds.map((id, index) => ({ id, seasonId: share.itemSeasonIds[index] }));
    case 'ballot':
      return share.slots.map((id) => ({ id }));
    case 'category':
    case 'consensus':
      return share.entries;
    case 'comparison':
      return share.itemIds[0].map((id) => ({ id, seasonId: share.seasonId }));
  }
}

/** When it was saved or published: 'November 22, 2026'. Undefined for older data without a time. */
export function formatShareDate({ updatedAt }: Share): string | undefined {
  if (updatedAt === 0) return undefined;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(updatedAt);
}

/** A sentence or two for the preview of a link. */
export function summarizeShare(share: Share): string {
  const date = formatShareDate(share);
  const asOf = date === undefined ? '' : `As of ${date}: `;
  const names = getFirstNames(share);
  if (!names) return `${asOf}${HIDDEN_NAMES}`;
  const ranked = names.map((name, index) => `${index + 1}. ${name}`).join(', ');
  // A comparison has two orders, of which the first is told.
  const whose = share.kind === 'comparison' ? ` (${share.names[0]})` : '';
  return `${asOf}${ranked}${hasMore(share, names) ? ' …' : ''}${whose}`;
}

function hasMore(share: Share, names: readonly string[]): boolean {
  return (share.kind === 'list' ? share.count : getItems(share).length) > names.length;
}

/** The page of the app that shows it as it is today. */
export function getSharedPath(id: string, share: Share, sources: readonly string[]): string {
  switch (share.kind) {
    case 'list': {
      const { userId = '', listId = '' } = findListKey(sources[0] ?? '') ?? {};
      return `/list/${encodeURIComponent(userId)}/${encodeURIComponent(listId)}?share=${id}`;
    }
    case 'ballot':
    case 'category':
      return `/global-rankings/${share.category}`;
    case 'consensus':
      return `/global-rankings/${share.subject}`;
    case 'comparison': {
      const [a = '', b = ''] = sources.map((source) => encodeURIComponent(toRankingKeyText(source)));
      return `/compare?a=${a}&b=${b}`;
    }
  }
}

function toRankingKeyText(source: string): string {
  const key: RankingKey | undefined = findListKey(source) ?? parseSubject(source.split('/')[1] ?? '');
  return key === undefined ? '' : rankingKeyText(key);
}
