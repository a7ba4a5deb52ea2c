import type { RankedList } from '@outrank/shared/lists/rankedList';
import type { ShownText } from '@outrank/shared/spoilers/spoilerShield';
import { Heart } from 'lucide-react';
import { IconToggle } from '#ui/form/Toggle.tsx';
import { useToggleFavorite } from './useToggleFavorite.ts';

type Props = {
  list: RankedList;
  /** The list's name as the user may see it. */
  name: ShownText;
  /** Undefined when signed out. */
  uid: string | undefined;
};

/** Adds a list to the user's favorites or removes it. */
export function FavoriteButton({ list, name, uid }: Props) {
  const { isFavorite, toggle } = useToggleFavorite(list, uid);
  return (
    <IconToggle
      label={`Favorite ${name}`}
      icon={<Heart />}
      isPressed={isFavorite}
      onToggle={toggle}
      hint={uid === undefined ? 'Login to favorite lists' : undefined}
    />
  );
}
