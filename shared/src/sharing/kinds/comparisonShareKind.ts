import * as z from 'zod/mini';
import { paths } from '../../addresses.ts';
import { findSeason, formatSeasonName, isSeasonId } from '../../catalogue/catalogue.ts';
import { compareOrders, PAIRS_MIN, toPercent } from '../../consensus/compareOrders.ts';
import { parseConsensus } from '../../consensus/consensus.ts';
import { parseRankingKey, rankingKeyText } from '../../consensus/rankingKey.ts';
import { parseSubject } from '../../consensus/subject.ts';
import { listPath } from '../../documents/list.ts';
import { consensusPath } from '../../documents/results.ts';
import { pairOf } from '../../members.ts';
import { formatCount } from '../../text/text.ts';
import { nameInLabel } from '../card/cardItem.ts';
import { type ComparedSide, toConsensusSide, toListSide } from '../comparedSide.ts';
import {
  countSchema,
  isMaskedId,
  itemIdsSchema,
  keySchema,
  type Reader,
  rankSchema,
  SHARE_ITEMS_MAX,
  type ShareKindOf,
  type SharePart,
  type Stat,
  toSchemas,
} from '../shareParts.ts';
import { findListKey, type Source, type SourceWords } from '../shareSource.ts';
import { readPublicList } from './listShareKind.ts';

const shown = {
  /** Who made each of the two: a user's name, a list's name, or 'Fans'. */
  names: pairOf(z.string()),
  /** Of `pairs` head-to-heads, how many both decide in the same way. */
  agreeing: countSchema,
  pairs: countSchema,
  /** The item whose ranks differ most, with both ranks. */
  biggest: z.optional(z.object({ id: z.string(), ranks: pairOf(rankSchema) })),
  /** The common items in the order of the first and of the second. */
  itemIds: pairOf(itemIdsSchema),
  /** The season that all contestants were picked from, or `''`. */
  seasonId: z.string(),
};
const schemas = toSchemas('comparison', shown, { a: keySchema, b: keySchema });

type Content = { kind: 'comparison'; sides: readonly [ComparedSide, ComparedSide] };

/** Undefined for a list that strangers may not see, and for a fans' ranking without ranks. */
async function readSide(reader: Reader, text: string): Promise<ComparedSide | undefined> {
  const key = parseRankingKey(text);
  if (key === undefined) return undefined;
  if (typeof key === 'string') {
    const side = toConsensusSide(key, parseConsensus(await reader.read(consensusPath(key))));
    return side.ranks.size > 0 ? side : undefined;
  }
  const list = await readPublicList(reader, key);
  return list && toListSide(key, list);
}

/** Two lists of one user are told apart by their own names. */
function nameSides(a: SourceWords, b: SourceWords): [string, string] {
  return a.author === b.author ? [a.name, b.name] : [a.author, b.author];
}

function toPart({ key, items, isTaggedSpoiler, ownerId }: ComparedSide): SharePart {
  const source = typeof key === 'string' ? consensusPath(key) : listPath(key);
  return { source, items, isTaggedSpoiler, ownerId };
}

/** Two rankings that have something in common. */
export const comparisonShareKind: ShareKindOf<typeof schemas, Content> = {
  ...schemas,
  async read(request, reader) {
    const [a, b] = [await readSide(reader, request.a), await readSide(reader, request.b)];
    if (!a || !b || rankingKeyText(a.key) === rankingKeyText(b.key)) return undefined;
    const hasShared = [...a.ranks.keys()].some((id) => b.ranks.has(id));
    return hasShared ? { kind: 'comparison', sides: [a, b] } : undefined;
  },
  build({ sides: [a, b] }) {
    const { common, biggestDisagreement: biggest, agreeing, pairs } = compareOrders(a.ranks, b.ranks);
    const byB = common.toSorted((x, y) => x.rankB - y.rankB);
    const toIds = (items: typeof common) => items.slice(0, SHARE_ITEMS_MAX).map(({ id }) => id);
    const names = nameSides(a, b);
    const seasonIds = new Set([...a.items, ...b.items].map(({ seasonId = '' }) => seasonId));
    return {
      share: {
        kind: 'comparison',
        title: names.join(' and '),
        hasNames: true,
        updatedAt: Math.max(a.updatedAt, b.updatedAt),
        names,
        agreeing,
        pairs,
        ...(biggest && { biggest: { id: biggest.id, ranks: [biggest.rankA, biggest.rankB] } }),
        itemIds: [toIds(common), toIds(byB)],
        seasonId: seasonIds.size === 1 ? ([...seasonIds][0] ?? '') : '',
      },
      request: { kind: 'comparison', a: rankingKeyText(a.key), b: rankingKeyText(b.key) },
      parts: [toPart(a), toPart(b)],
    };
  },
  mask(share, maskId, maskText) {
    const [first, second] = share.names;
    const [a, b] = share.itemIds;
    return {
      ...share,
      names: [maskText(first), maskText(second)],
      itemIds: [a.map(maskId), b.map(maskId)],
      ...(share.biggest && { biggest: { ...share.biggest, id: maskId(share.biggest.id) } }),
    };
  },
  reword(share, [a, b]) {
    if (!a || !b) return share;
    const names = nameSides(a, b);
    return { ...share, names, title: names.join(' and ') };
  },
  view({ title, names, agreeing, pairs, biggest, itemIds, seasonId }) {
    const percent = toPercent(agreeing, pairs);
    const agreement: Stat =
      percent === undefined
        ? { value: `${agreeing} of ${pairs}`, label: 'head-to-heads agree' }
        : {
            value: `${percent}%`,
            label: `agree in ${formatCount(agreeing)} of ${formatCount(pairs)} head-to-heads`,
            isHuge: true,
          };
    const stats = [agreement];
    if (biggest) {
      const label = nameInLabel('biggest split', biggest.id, seasonId);
      stats.push({ value: `#${biggest.ranks[0]} / #${biggest.ranks[1]}`, label });
    }
    return {
      eyebrow: describeItems(itemIds[0], seasonId),
      heading:
        pairs < PAIRS_MIN ? `${title} compared` : `${title} agree in ${agreeing} of ${pairs} head-to-heads`,
      items: itemIds[0].map((id, index) => ({ rank: index + 1, id, seasonId })),
      chart: { names, itemIds, seasonId, highlighted: biggest?.id },
      stats,
    };
  },
  getPath(_share, sources) {
    const [a = '', b = ''] = sources.map(toRankingKeyText);
    return paths.compareRankings(a, b);
  },
};

/** What both rank: '46 seasons compared', or '18 of Pearl Islands compared' for castaways of one season. */
function describeItems(ids: readonly string[], seasonId: string): string {
  const season = findSeason(seasonId);
  const noun = isSeasonId(ids[0] ?? '') ? 'season' : 'castaway';
  const count = ids.length === SHARE_ITEMS_MAX ? 'The first 50' : String(ids.length);
  if (season) return `${count} of ${formatSeasonName(season.name)} compared`;
  if (isMaskedId(ids[0] ?? '')) return `${count} picks compared`;
  return `${count} ${noun}${ids.length === 1 ? '' : 's'} compared`;
}

function toRankingKeyText(source: Source): string {
  const key = findListKey(source) ?? parseSubject(source.split('/')[1] ?? '');
  return key === undefined ? '' : rankingKeyText(key);
}
