import { parseRankingKey } from '@outrank/shared/consensus/parseRankingKey';
import type { RankingKey } from '@outrank/shared/consensus/rankingKey';
import { listKeyText } from '@outrank/shared/firestore/documentPaths';
import { matchPath } from 'react-router-dom';
import { routePatterns } from '#paths.ts';

/** The list that a pasted link leads to; the site's own address may be missing. Undefined for any other text. */
export function parseListLink(text: string): RankingKey | undefined {
  const url = URL.canParse(text.trim(), window.location.origin)
    ? new URL(text.trim(), window.location.origin)
    : undefined;
  const { userId = '', listId = '' } = matchPath(routePatterns.list, url?.pathname ?? '')?.params ?? {};
  return parseRankingKey(listKeyText({ userId, listId }));
}
