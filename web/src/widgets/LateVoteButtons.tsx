import type { RankedList } from '@outrank/shared/lists/rankedList';
import type { ShownText } from '@outrank/shared/spoilers/spoilerShield';
import { Suspense } from 'react';
import { VotesBadge } from '#features/lists/ListBadges.tsx';
import { lazyAfterContent } from '#ui/lazyComponent.ts';
import styles from './LateVoteButtons.module.css';

const VoteButtons = lazyAfterContent(() => import('./VoteButtons.tsx'));

type Props = {
  list: RankedList;
  /** The list's name as the user may see it. */
  name: ShownText;
};

/** The vote buttons, which load after the content. Until then the count, in as much room as they need. */
export function LateVoteButtons({ list, name }: Props) {
  const placeholder = (
    <span className={styles.placeholder}>
      <VotesBadge count={list.upvoteCount} />
    </span>
  );
  return (
    <Suspense fallback={placeholder}>
      <VoteButtons list={list} name={name} />
    </Suspense>
  );
}
