import type { RankedList } from '@outrank/shared/lists/list';
import { Heart } from 'lucide-react';
import { IconToggle } from '#ui/form/IconToggle.tsx';
import { useToggleFavorite } from './useToggleFavorite.ts';

type Props = {
  list: RankedList;
  /** Undefined when signed out. */
  uid: string | undefined;
};

/** Adds a list to the user's favorites or removes it. */
export function FavoriteButton({ list, uid }: Props) {
  const { isFavorite, toggle } = useToggleFavorite(list, uid);
  return (
    <IconToggle
      label={`Favorite ${list.name}`}
      icon={<Heart />}
      isPressed={isFavorite}
      onToggle={toggle}
      hint={uid === undefined ? 'Login to favorite lists' : undefined}
    />
  );
}
