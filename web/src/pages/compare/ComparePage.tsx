import { COMPARE_PARAMETERS, paths } from '@outrank/shared/addresses';
import { compareOrders } from '@outrank/shared/consensus/compareOrders';
import { parseRankingKey, type RankingKey } from '@outrank/shared/consensus/rankingKey';
import type { ListKey } from '@outrank/shared/documents/list';
import { ENOUGH_BALLOTS } from '@outrank/shared/limits';
import type { ShareContent } from '@outrank/shared/sharing/shareKinds';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { beginComment, CommentUnder } from '#features/comments/CommentUnder.tsx';
import { ComparisonView } from '#features/compare/ComparisonView.tsx';
import { type ComparedRanking, formatAsComment } from '#features/compare/comparedRanking.ts';
import { useAuthor } from '#features/session/profiles.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { ShareButton } from '#features/sharing/ShareButton.tsx';
import { CatalogueSearch } from '#reader/CatalogueSearch.tsx';
import { useSeasons, useShield } from '#reader/useShield.ts';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import { EmptyState, QueryView } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import { NothingHere } from '#widgets/NothingHere.tsx';
import { ChooseOther } from './ChooseOther.tsx';
import styles from './ComparePage.module.css';
import { rankingPairQuery } from './rankingQueries.ts';

/** Compares the two rankings that the address names, or asks for the second one. */
export default function ComparePage() {
  const [parameters] = useSearchParams();
  const first = parameters.get(COMPARE_PARAMETERS.first) ?? '';
  const second = parameters.get(COMPARE_PARAMETERS.second);
  return (
    <>
      <BackButton fallback={paths.rankings} />
      <div className={styles.page}>
        <Comparison key={`${first} ${second}`} first={first} second={second} />
      </div>
    </>
  );
}

function Comparison({ first, second }: { first: string; second: string | null }) {
  useSeasons();
  const a = parseRankingKey(first);
  const b = parseRankingKey(second ?? '');
  if (a && b) return <ComparedPair a={a} b={b} />;
  if (a && second === null) return <ChooseOther ranking={a} />;
  return (
    <CatalogueSearch>
      <NothingHere way="rankings" text="This link doesn't name two rankings">
        Part of the address may be missing. Open a ranking and press Compare there.
      </NothingHere>
    </CatalogueSearch>
  );
}

/** Two rankings, read and compared. */
function ComparedPair({ a, b }: { a: RankingKey; b: RankingKey }) {
  const { uid } = useUser();
  const query = useQuery(rankingPairQuery(a, b, uid));
  const [first, second] = query.data ?? [];
  const isMissing = first === null || second === null;
  if (isMissing && !query.isError) {
    return (
      <NothingHere way="rankings" text="One of these rankings is gone">
        It may have been deleted, or only its creator can see it.
      </NothingHere>
    );
  }
  const content = first && second && toShareContent(first, second);
  return (
    <>
      <PageHeading actions={content && <ShareButton content={content} uid={uid} />}>
        Compare rankings
      </PageHeading>
      <QueryView
        query={query}
        failedText="Failed to load the rankings. Please try again later."
        skeleton={
          <Loading>
            <Skeleton shape="block" height="6rem" />
            <Skeleton shape="title" />
            <Skeleton shape="block" height="24rem" />
          </Loading>
        }
        isEmpty={() => isMissing}
      >
        {([first, second]) => first && second && <Compared a={first} b={second} />}
      </QueryView>
    </>
  );
}

/** A comparison to share; undefined when strangers may not see both, or when they have nothing in common. */
function toShareContent(a: ComparedRanking, b: ComparedRanking): ShareContent | undefined {
  const hasShared = [...a.ranks.keys()].some((id) => b.ranks.has(id));
  return a.isPublic && b.isPublic && hasShared ? { kind: 'comparison', sides: [a, b] } : undefined;
}

/** The user can post the result under another user's list when the other side is a list of their own. */
function renderPostResult(a: ComparedRanking, b: ComparedRanking) {
  const [own, other] = a.isOwn ? [a, b] : [b, a];
  if (!own.isOwn || other.isOwn || typeof other.key === 'string') return null;
  return <PostResult own={own} other={other} otherKey={other.key} />;
}

/** Items of a list tagged spoiler stay covered until the user asks for them, as on its own page. */
function Compared({ a, b }: { a: ComparedRanking; b: ComparedRanking }) {
  const [areSpoilersShown, setAreSpoilersShown] = useState(false);
  const early = [a, b].find(({ ballots = ENOUGH_BALLOTS }) => ballots < ENOUGH_BALLOTS);
  if (early) {
    return (
      <EmptyState text="Not enough lists yet">
        {`${early.title} has ${early.ballots} of the ${ENOUGH_BALLOTS} lists it needs.`}
      </EmptyState>
    );
  }
  const isCovered = (a.isTaggedSpoiler || b.isTaggedSpoiler) && !areSpoilersShown;
  const cover = isCovered && (
    <EmptyState
      text="The details give away spoilers"
      action={<Button onClick={() => setAreSpoilersShown(true)}>Show Spoilers</Button>}
    />
  );
  return (
    <ComparisonView a={a} b={b} cover={cover || undefined} action={!isCovered && renderPostResult(a, b)} />
  );
}

/** Offers to tell the result to the author of the other list, as a comment under it that the user can edit first. */
function PostResult({
  own,
  other,
  otherKey,
}: Record<'own' | 'other', ComparedRanking> & { otherKey: ListKey }) {
  const { uid } = useUser();
  const [takeBack, setTakeBack] = useState<() => void>();
  const [isPosted, setIsPosted] = useState(false);
  const text = useMemo(() => formatAsComment(own, compareOrders(own.ranks, other.ranks)), [own, other]);
  if (text === undefined) return null;
  if (isPosted) return <Posted under={other} />;
  if (!takeBack) {
    return (
      <p>
        <Button onClick={() => setTakeBack(() => beginComment(uid, otherKey, text))}>
          Post as a comment
        </Button>
      </p>
    );
  }
  const handleCancel = () => {
    takeBack();
    setTakeBack(undefined);
  };
  return (
    <div className={styles.form}>
      <PostForm list={otherKey} onPosted={() => setIsPosted(true)} onCancel={handleCancel} />
    </div>
  );
}

/** Reads the user's name, which only a comment needs. */
function PostForm(props: Omit<ComponentProps<typeof CommentUnder>, 'author'>) {
  return <CommentUnder {...props} author={useAuthor()} />;
}

function Posted({ under: { title, path } }: { under: ComparedRanking }) {
  const { showText } = useShield();
  return (
    <p role="status">
      Comment posted under{' '}
      <Link ref={focus} to={path}>
        {showText(title)}
      </Link>
      .
    </p>
  );
}

/** The form that had the focus is gone. */
const focus = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true });
