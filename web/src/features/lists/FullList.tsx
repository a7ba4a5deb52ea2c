import type { RankedList } from '@outrank/shared/list';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { dayOf } from './dates.ts';
import styles from './FullList.module.css';
import { ListTags } from './ListTags.tsx';
import { RankedItems } from './RankedItems.tsx';
import { VotesMark } from './VotesMark.tsx';

type Props = {
  list: RankedList;
  creatorPath: string;
  /** The owner's way into the editor. */
  editPath?: string;
  /** What the reader may do with it. */
  actions?: ReactNode;
};

/** One list to read: who, when, what kind, the description and the order. */
export function FullList({ list, creatorPath, editPath, actions }: Props) {
  const isSpoiler = list.tags.includes('spoiler');
  const [isShown, setIsShown] = useState(!isSpoiler);
  return (
    <article className={styles.list}>
      <header className={styles.head}>
        <PageHeading lead={<ListByline list={list} creatorPath={creatorPath} />}>{list.name}</PageHeading>
        <ListTags type={list.type} tags={list.tags} />
        {list.description && <p className={styles.description}>{list.description}</p>}
        <div className={styles.actions}>
          {actions ?? <VotesMark count={list.upvoteCount} />}
          {isSpoiler && (
            <Button aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
              {isShown ? 'Hide Spoilers' : 'Show Spoilers'}
            </Button>
          )}
          {editPath && (
            <Link className={buttonClass('secondary')} to={editPath}>
              Edit
            </Link>
          )}
        </div>
      </header>
      {isShown ? <RankedItems items={list.items} /> : <CoveredItems count={list.items.length} />}
    </article>
  );
}

function ListByline({ list, creatorPath }: Pick<Props, 'list' | 'creatorPath'>) {
  const created = dayOf(list.createdAt);
  const updated = dayOf(list.updatedAt);
  return (
    <span className={styles.byline}>
      by{' '}
      <Link to={creatorPath} state={{ userName: list.userName }}>
        {list.userName}
      </Link>
      {' · '}
      <time dateTime={list.createdAt}>{created}</time>
      {updated !== created && (
        <>
          {' · updated '}
          <time dateTime={list.updatedAt}>{updated}</time>
        </>
      )}
    </span>
  );
}

/** Stands where the order would: nothing of it is in the page. */
function CoveredItems({ count }: { count: number }) {
  return (
    <div className={styles.covered}>
      <p>
        {count === 1 ? 'One place is' : `${count} places are`} covered, because this list gives a season away.
      </p>
    </div>
  );
}
