import { routePatterns } from '@outrank/shared/addresses';
import { parseRankingKey, type RankingKey } from '@outrank/shared/consensus/rankingKey';
import { listKeyText } from '@outrank/shared/documents/list';
import { isShareId } from '@outrank/shared/sharing/shareCall';
import { matchPath } from 'react-router-dom';

/** The list that a pasted link leads to; the site's own address may be missing. Undefined for any other text. */
export function parseListLink(text: string): RankingKey | undefined {
  const { userId = '', listId = '' } = matchPath(routePatterns.list, getPath(text))?.params ?? {};
  return parseRankingKey(listKeyText({ userId, listId }));
}

/** The id of the share that a pasted link leads to. Undefined for any other text. */
export function parseShareLink(text: string): string | undefined {
  const { shareId = '' } = matchPath(routePatterns.share, getPath(text))?.params ?? {};
  return isShareId(shareId) ? shareId : undefined;
}

function getPath(text: string): string {
  const { origin } = window.location;
  return URL.canParse(text.trim(), origin) ? new URL(text.trim(), origin).pathname : '';
}
