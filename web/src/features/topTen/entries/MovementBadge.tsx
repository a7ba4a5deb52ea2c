import type { Movement } from '@outrank/shared/ballots/edition';
import { ArrowDown, ArrowUp, Equal, Sparkle } from 'lucide-react';
import { movementInWords } from '#features/topTen/topTenText.ts';
import styles from './MovementBadge.module.css';

const icons = { up: ArrowUp, down: ArrowDown, same: Equal, new: Sparkle };

/** How somebody moved since the last edition: an arrow and its word. */
export function MovementBadge({ movement }: { movement: Movement }) {
  const Icon = icons[movement.kind];
  return (
    <span className={styles.mark} data-kind={movement.kind}>
      <Icon aria-hidden="true" />
      {movementInWords(movement)}
    </span>
  );
}
