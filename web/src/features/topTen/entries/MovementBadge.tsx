import type { Movement } from '@outrank/shared/ballots/edition';
import { ArrowDown, ArrowUp, Equal, Sparkle } from 'lucide-react';
import { describeMovement } from '#features/topTen/topTenText.ts';
import styles from './MovementBadge.module.css';

const icons = { up: ArrowUp, down: ArrowDown, same: Equal, new: Sparkle };

/** How a contestant moved since the last edition: an arrow and its text. The same place needs no text beside its sign. */
export function MovementBadge({ movement }: { movement: Movement }) {
  const Icon = icons[movement.kind];
  return (
    <span className={styles.badge} data-kind={movement.kind}>
      <Icon aria-hidden="true" />
      <span className={movement.kind === 'same' ? 'visuallyHidden' : undefined}>
        {describeMovement(movement)}
      </span>
    </span>
  );
}
