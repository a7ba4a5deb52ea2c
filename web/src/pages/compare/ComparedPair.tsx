import type { RankingKey } from '@outrank/shared/consensus/rankingKey';
import { ENOUGH_BALLOTS } from '@outrank/shared/limits';
import type { ComparedSide } from '@outrank/shared/sharing/kinds/comparisonShare';
import type { ShareContent } from '@outrank/shared/sharing/shareKinds';
import { FANS } from '@outrank/shared/sharing/shareSource';
import { useState } from 'react';
import { ComparisonView } from '#features/compare/ComparisonView.tsx';
import type { ComparedRanking } from '#features/compare/comparedRanking.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { ShareButton } from '#features/sharing/ShareButton.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import { NothingHere } from '#widgets/NothingHere.tsx';
import { PostResult } from './PostResult.tsx';
import { useRankings } from './useRanking.ts';

/** Two rankings, read and compared. */
export function ComparedPair({ a, b }: { a: RankingKey; b: RankingKey }) {
  const { uid } = useUser();
  const query = useRankings(a, b);
  const [first, second] = query.data ?? [];
  const isMissing = first === null || second === null;
  if (isMissing && !query.isError) {
    return (
      <NothingHere way="rankings" text="One of these rankings is gone">
        It may have been deleted, or only its creator can see it.
      </NothingHere>
    );
  }
  const isPublic = first?.isPublic && second?.isPublic;
  const content = isPublic ? toShareContent(toSide(a, first), toSide(b, second)) : undefined;
  return (
    <>
      <PageHeading actions={content && <ShareButton content={content} uid={uid} />}>
        Compare rankings
      </PageHeading>
      <QueryView
        query={query}
        failedText="Failed to load the rankings. Please try again later."
        skeleton={<ComparisonSkeleton />}
        isEmpty={() => isMissing}
      >
        {([first, second]) => first && second && <Compared a={first} b={second} keys={[a, b]} />}
      </QueryView>
    </>
  );
}

/** A comparison to share; undefined when the rankings have nothing in common. */
function toShareContent(a: ComparedSide, b: ComparedSide): ShareContent | undefined {
  const hasShared = [...a.ranks.keys()].some((id) => b.ranks.has(id));
  return hasShared ? { kind: 'comparison', sides: [a, b] } : undefined;
}

function toSide(key: RankingKey, ranking: ComparedRanking): ComparedSide {
  const { author, name, ranks, items, isSpoiler, updatedAt } = ranking;
  return {
    key,
    ownerId: author?.id,
    author: author?.name ?? FANS,
    name: author ? name : FANS,
    ranks,
    items,
    isTaggedSpoiler: isSpoiler,
    updatedAt: Date.parse(updatedAt),
  };
}

type RankingKeys = readonly [RankingKey, RankingKey];

/** The user can post the result under another user's list when the other side is a list of their own. */
function renderPostResult([a, b]: readonly [ComparedRanking, ComparedRanking], [keyA, keyB]: RankingKeys) {
  const [own, other, otherKey] = a.isOwn ? [a, b, keyB] : [b, a, keyA];
  if (!own.isOwn || other.isOwn || typeof otherKey === 'string') return null;
  return <PostResult own={own} other={other} otherKey={otherKey} />;
}

/** Items of a list tagged spoiler stay covered until the user asks for them, as on its own page. */
function Compared({ a, b, keys }: { a: ComparedRanking; b: ComparedRanking; keys: RankingKeys }) {
  const [areSpoilersShown, setAreSpoilersShown] = useState(false);
  const isPhone = useIsPhone();
  const early = [a, b].find(({ ballots = ENOUGH_BALLOTS }) => ballots < ENOUGH_BALLOTS);
  if (early) {
    return (
      <EmptyState text="Not enough lists yet">
        {`${early.name} has ${early.ballots} of the ${ENOUGH_BALLOTS} lists it needs.`}
      </EmptyState>
    );
  }
  const isCovered = (a.isSpoiler || b.isSpoiler) && !areSpoilersShown;
  const cover = isCovered && (
    <EmptyState
      text="The details give away spoilers"
      action={<Button onClick={() => setAreSpoilersShown(true)}>Show Spoilers</Button>}
    />
  );
  return (
    <ComparisonView
      a={a}
      b={b}
      isPhone={isPhone}
      cover={cover || undefined}
      action={!isCovered && renderPostResult([a, b], keys)}
    />
  );
}

function ComparisonSkeleton() {
  return (
    <Loading>
      <Skeleton shape="block" height="6rem" />
      <Skeleton shape="title" />
      <Skeleton shape="block" height="24rem" />
    </Loading>
  );
}
