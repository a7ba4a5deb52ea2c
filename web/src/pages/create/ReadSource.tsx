import { paths } from '@outrank/shared/addresses';
import { LIST_NAME_MAX } from '@outrank/shared/limits';
import { emptyContent, type ListContent } from '@outrank/shared/lists/listContent';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import type { SourceList } from '#features/lists/sourceListQuery.ts';
import { useShield } from '#reader/useShield.ts';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import { EmptyState } from '#ui/feedback/QueryView.tsx';
import { Button, buttonClass } from '#ui/form/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { earlyHeadings } from '#widgets/earlyHeadings.ts';
import { CancelButton } from '#widgets/HeaderButtons.tsx';
import styles from './CreatePage.module.css';

type Props = {
  /** Null when the reader cannot see it. */
  query: UseQueryResult<SourceList | null>;
  isOrderKept?: boolean;
  onRead: (content: ListContent) => void;
};

/** Waits for what a new list starts from, or says why there is nothing to start from. */
export function ReadSource({ query, isOrderKept = false, onRead }: Props) {
  const shield = useShield();
  const source = query.data;
  const items = source?.items ?? [];
  const watched = items.filter((item) => !shield.showItem(item).isHidden);
  // Whoever has watched every season on a list knows what it gives away.
  const isCovered = watched.length < items.length || (source?.isSpoiler && !shield.isOn);
  const isReady = items.length > 0 && !isCovered;
  const open = (shown: readonly ListedItem[]) =>
    source &&
    onRead({
      ...emptyContent,
      name: isOrderKept ? '' : proposeName(source.name, shield.showText(source.name)),
      items: shown,
      // The readers of the new list are warned like those of the first one.
      tags: source.isSpoiler ? ['spoiler'] : [],
      basedOn: source.basedOn,
    });
  const openAll = useEffectEvent(() => open(items));
  useEffect(() => {
    if (isReady) openAll();
  }, [isReady]);
  if (query.isError) {
    return (
      <SourceNotice
        text={FAILED}
        action={
          <Button isBusy={query.isFetching} onClick={() => query.refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (source === undefined || isReady) return <ListLoading isNew />;
  if (source === null) return <SourceNotice text="This list is gone">{GONE}</SourceNotice>;
  if (items.length === 0) return <SourceNotice text="This list has nothing to rank" />;
  if (watched.length === items.length) {
    return (
      <SourceNotice
        text="This list gives away spoilers"
        action={<Button onClick={() => open(items)}>Show Spoilers</Button>}
      >
        Its creator tagged it so. Ranking it yourself shows who or what is on it.
      </SourceNotice>
    );
  }
  return (
    <SourceNotice
      text="You haven't watched every season on this list"
      action={
        <>
          {watched.length >= FEWEST_ITEMS && <Button onClick={() => open(watched)}>Leave Them Out</Button>}{' '}
          <Button variant="quiet" onClick={() => open(items)}>
            Show Everything
          </Button>
        </>
      }
    >
      {`${items.length - watched.length} of its ${items.length} picks are hidden from you. Ranking them shows what they are.`}
    </SourceNotice>
  );
}

/** A ranking needs two. */
const FEWEST_ITEMS = 2;
const FAILED = 'Failed to load list. Please try again later.';
const GONE = 'It may have been deleted, or only its creator can see it.';

/** Keeps the words that say which end is the best, and names nobody whom the reader has not watched. */
function proposeName(name: string, shown: string): string {
  if (name === '' || name !== shown) return 'My take';
  const proposal = `My take on ${name}`;
  return proposal.length > LIST_NAME_MAX ? name : proposal;
}

export function TwoDrafts() {
  return (
    <SourceNotice text="You have two drafts already" linkText="Open the Editor">
      Choose which one to keep in the editor. Then come back and rank this list.
    </SourceNotice>
  );
}

type SourceNoticeProps = {
  text: string;
  children?: string;
  /** In place of the way to an empty editor. */
  action?: ReactNode;
  linkText?: string;
};

/** Says why a new list cannot start from another one yet, and what to do next. */
export function SourceNotice(props: SourceNoticeProps) {
  const { text, children, action, linkText = 'Start an Empty List' } = props;
  const link = (
    <Link className={buttonClass('secondary')} to={paths.create}>
      {linkText}
    </Link>
  );
  return (
    <>
      <CancelButton fallback={paths.home} />
      <EmptyState isPage text={text} action={action ?? link}>
        {children}
      </EmptyState>
    </>
  );
}

export function ListLoading({ isNew = false }) {
  return (
    <>
      <CancelButton fallback={paths.home} />
      {isNew && <PageHeading>{earlyHeadings[paths.create]}</PageHeading>}
      <Loading>
        <div className={styles.form}>
          {!isNew && <Skeleton width="50%" height="2.5rem" />}
          <Skeleton shape="block" height="3rem" />
          <Skeleton shape="block" height="20rem" />
        </div>
      </Loading>
    </>
  );
}
