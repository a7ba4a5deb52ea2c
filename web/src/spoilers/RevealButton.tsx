import type { ShownItem } from '@outrank/shared/spoilers/spoilerShield';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { useShield } from './useShield.ts';

// Only readers who have turned the shield on need it.
const RevealControls = lazyComponent(() => import('./RevealControls.tsx'));

type Props = {
  item: ShownItem;
  /** Which of several items it is, for assistive technology: 'number 3'. */
  which?: string;
};

/**
 * 'Show' for a hidden item; for one that was revealed 'Mark Cagayan as watched'. Nothing for any other item. The focus stays
 * where it is when the item's row has the key of `getKey` or of its index.
 */
export function RevealButton(props: Props) {
  const { isOn } = useShield();
  return isOn ? <RevealControls {...props} /> : null;
}

/** Beside a download: a file cannot be masked, because it is there to be recomputed. Nothing while the shield is off. */
export function FileWarning() {
  const { isOn } = useShield();
  return isOn ? <p>The file names everybody, also from seasons you haven't watched.</p> : null;
}
