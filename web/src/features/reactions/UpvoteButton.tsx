import type { RankedList } from '@outrank/shared/lists/rankedList';
import type { ShownText } from '@outrank/shared/spoilers/spoilerShield';
import { Flame } from 'lucide-react';
import { IconToggle } from '#ui/form/Toggle.tsx';
import { pluralize } from '#ui/format.ts';
import { useToggleUpvote } from './useToggleUpvote.ts';

type Props = {
  list: RankedList;
  /** The list's name as the user may see it. */
  name: ShownText;
  /** Undefined when signed out. */
  uid: string | undefined;
  /** The upvote stays pending until this settles. */
  onSaved?: () => unknown;
};

/** Upvotes a list or withdraws the upvote, and shows the number of upvotes. */
export function UpvoteButton({ list, name, uid, onSaved }: Props) {
  const { isUpvoted, count, toggle } = useToggleUpvote(list, uid, onSaved);
  return (
    <IconToggle
      label={`Upvote ${name}, ${pluralize(count, 'upvote')}`}
      icon={<Flame />}
      isPressed={isUpvoted}
      onToggle={toggle}
      hint={uid === undefined ? 'Sign in to upvote' : undefined}
    >
      {count}
    </IconToggle>
  );
}
