import { ArrowDown, ArrowUp, Equal, Sparkle } from 'lucide-react';
import styles from './MovementBadge.module.css';

type Movement =
  | { readonly kind: 'up' | 'down'; readonly by: number }
  | { readonly kind: 'same' }
  | { readonly kind: 'new' };

const icons = { up: ArrowUp, down: ArrowDown, same: Equal, new: Sparkle };

type Props = {
  movement: Movement;
  /** Since when, for assistive technology, where the screen says it once for all items. */
  since?: string;
};

/** How an item moved since the last edition: an arrow and its text. The same place needs no text beside its sign. */
export function MovementBadge({ movement, since }: Props) {
  const Icon = icons[movement.kind];
  return (
    <span className={styles.badge} data-kind={movement.kind}>
      <Icon aria-hidden="true" />
      <span className={movement.kind === 'same' ? 'visuallyHidden' : undefined}>
        {'by' in movement ? (
          <>
            <span data-word>{movement.kind} </span>
            {movement.by}
          </>
        ) : (
          { new: 'new', same: 'same place' }[movement.kind]
        )}
      </span>
      {since && <span className="visuallyHidden"> {since}</span>}
    </span>
  );
}
