import type { ComparedRanking } from '#features/compare/comparedRanking.ts';
import type { ComparedSide, ShareSource } from '#features/sharing/shareSource.ts';

type Keyed = ComparedRanking & { readonly key: string };

/** A comparison to share; undefined when strangers may not see one of the rankings, or they have nothing in common. */
export function toShareSource(a: Keyed, b: Keyed): ShareSource | undefined {
  const hasShared = [...a.ranks.keys()].some((id) => b.ranks.has(id));
  if (!a.isPublic || !b.isPublic || !hasShared) return undefined;
  return { kind: 'comparison', sides: [toSide(a), toSide(b)] };
}

function toSide({ author, name, ranks, items, isSpoiler, isOwn, updatedAt, key }: Keyed): ComparedSide {
  return {
    key,
    author: author?.name ?? FANS,
    name: author ? name : FANS,
    ranks,
    seasonIds: items.map(({ seasonId }) => seasonId ?? ''),
    updatedAt: Date.parse(updatedAt),
    itemIds: items.map(({ id }) => id),
    isTaggedSpoiler: isSpoiler,
    isOthers: author !== undefined && !isOwn,
  };
}

const FANS = 'Fans';
