import { paths } from '@outrank/shared/addresses';
import type { ListKey } from '@outrank/shared/documents/list';
import { hasWatchedAll, type ShownList } from '@outrank/shared/spoilers/spoilerShield';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { CopyListButton } from '#features/lists/CopyListButton.tsx';
import { ListDetails, ListTags } from '#features/lists/ListBadges.tsx';
import { listQueries } from '#features/lists/listQueries.ts';
import { UserLink } from '#reader/UserLink.tsx';
import { useShield } from '#reader/useShield.ts';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import { buttonClass } from '#ui/form/Button.tsx';
import { formatDay } from '#ui/format.ts';
import { DottedLine } from '#ui/layout/Card.tsx';
import { OverflowMenu } from '#ui/layout/OverflowMenu.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { SpoilerCover } from './CoveredItems.tsx';
import styles from './FullList.module.css';
import { RankedItems } from './RankedItems.tsx';

type Props = {
  list: ShownList;
  isOwn?: boolean;
  actions?: ReactNode;
  /** Further actions, which small windows show in a menu. */
  moreActions?: ReactNode;
  lastAction?: ReactNode;
  /** The comments. They may give away covered items. */
  renderComments?: (areItemsCovered: boolean) => ReactNode;
};

export function FullList({ list, isOwn = false, actions, moreActions, lastAction, renderComments }: Props) {
  const [areSpoilersShown, setAreSpoilersShown] = useState(false);
  const shield = useShield();
  const isSpoiler =
    list.tags.includes('spoiler') && list.items.length > 0 && !hasWatchedAll(shield, list.items);
  const isCovered = isSpoiler && !areSpoilersShown;
  return (
    <>
      <article className={styles.list}>
        <header className={styles.head}>
          <PageHeading lead={<ListByline list={list} />}>{list.name}</PageHeading>
          <ListTags type={list.type} tags={list.tags} />
          {list.isHidden && (
            <p className={styles.hidden} role="note">
              A moderator has hidden this list. Only its creator and moderators can see it.
            </p>
          )}
          <ListDetails list={list} place="page" isOwn={isOwn} className={styles.description} />
          <div className={styles.actions}>
            {actions}
            {isOwn && (
              <Link className={buttonClass('secondary')} to={paths.editList(list.id)}>
                Edit
              </Link>
            )}
            <OverflowMenu label="More" icon={<Ellipsis />}>
              {moreActions}
              {list.items.length > 0 && <CopyListButton list={list} isCovered={isCovered} />}
              {lastAction}
            </OverflowMenu>
          </div>
        </header>
        {isSpoiler ? (
          <SpoilerCover
            isShown={areSpoilersShown}
            onToggle={setAreSpoilersShown}
            count={list.items.length}
            hasSeasons={list.type === 'survivor-ranking'}
          >
            <RankedItems list={list} />
          </SpoilerCover>
        ) : (
          <RankedItems list={list} />
        )}
      </article>
      {renderComments?.(isCovered)}
    </>
  );
}

function ListByline({ list }: { list: ShownList }) {
  const created = formatDay(list.createdAt);
  const updated = formatDay(list.updatedAt);
  return (
    <DottedLine>
      <span>
        by <UserLink userId={list.userId} userName={list.userName} />
      </span>{' '}
      <span>
        <time dateTime={list.createdAt}>{created}</time>
      </span>{' '}
      {updated !== created && (
        <span>
          updated <time dateTime={list.updatedAt}>{updated}</time>
        </span>
      )}{' '}
      {list.basedOn && (
        <span>
          after <SourceLink listKey={list.basedOn} />
        </span>
      )}
    </DottedLine>
  );
}

/** The list that this one started from, with its author; without their names where the reader may not know them. */
function SourceLink({ listKey }: { listKey: ListKey }) {
  const { data } = useQuery(listQueries.detail(listKey));
  const { showList } = useShield();
  if (data === null) return 'another list';
  const source = data && showList(data);
  return (
    <>
      <Link to={paths.list(listKey)}>{source?.name ?? 'another list'}</Link>
      {source && (
        <span>
          {' '}
          by <UserLink userId={source.userId} userName={source.userName} />
        </span>
      )}
    </>
  );
}

export function FullListSkeleton() {
  return (
    <Loading>
      <div className={styles.list}>
        <div className={styles.head}>
          <Skeleton shape="title" />
          <Skeleton width="45%" />
          <Skeleton width="min(100%, 20rem)" height="2.75rem" />
        </div>
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="20rem" />
      </div>
    </Loading>
  );
}
