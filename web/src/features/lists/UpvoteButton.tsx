import type { RankedList } from '@outrank/shared/lists/list';
import { Flame } from 'lucide-react';
import { IconToggle } from '#ui/form/IconToggle.tsx';
import { pluralize } from '#ui/pluralize.ts';
import { useToggleUpvote } from './useToggleUpvote.ts';

type Props = {
  list: RankedList;
  /** Who votes; nobody when signed out. */
  uid: string | undefined;
};

/** Upvotes a list or takes the upvote back, with how many fans did. */
export function UpvoteButton({ list, uid }: Props) {
  const { isUpvoted, count, toggle } = useToggleUpvote(list, uid);
  return (
    <IconToggle
      label={`Upvote ${list.name}, ${pluralize(count, 'upvote')}`}
      icon={<Flame />}
      isPressed={isUpvoted}
      onToggle={toggle}
      hint={uid === undefined ? 'Sign in to upvote' : undefined}
    >
      {count}
    </IconToggle>
  );
}
