import { nameSeason } from '@outrank/shared/catalogue/catalogue';
import type { ShownItem } from '@outrank/shared/spoilers/spoilerShield';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useStore } from '#createStore.ts';
import { announce, openLiveRegion } from '#ui/feedback/announce.ts';
import { Button } from '#ui/form/Button.tsx';
import { markEpisodeWatched, markSeasonWatched } from './markSeasonWatched.ts';
import { revealed, revealItem } from './shieldState.ts';
import { useShield } from './useShield.ts';

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

/** One button, first to show the item and then to mark its season, so that the focus stays where it is. */
function RevealControls({ item, which }: Props) {
  const { hasWatched, getKey } = useShield();
  const revealedItems = useStore(revealed);
  const isHidden = item.isHidden === true;
  const wasPressed = useRef(false);
  useEffect(openLiveRegion, []);
  useEffect(() => {
    if (wasPressed.current && !isHidden)
      announce(`Shown: ${[item.name, item.seasonName].filter(Boolean).join(', ')}`);
    wasPressed.current = false;
  }, [isHidden, item]);

  if (revealedItems === 'everything') return null;
  const seasonId = item.isSeason ? item.id : (item.seasonId ?? '');
  if (!isHidden && (!revealedItems.has(getKey(item)) || hasWatched(seasonId))) return null;
  const handleClick = ({ detail }: MouseEvent) => {
    if (isHidden) {
      wasPressed.current = true;
      revealItem(getKey(item));
    }
    // The second click of a double click must not do more than the first.
    else if (detail < 2) markSeasonWatched(seasonId);
  };
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={isHidden && which ? `Show ${which}` : undefined}
      onClick={handleClick}
    >
      {isHidden ? 'Show' : `Mark ${nameSeason(seasonId)} as watched`}
    </Button>
  );
}

/** Beside a download: a file cannot be masked, because it is there to be recomputed. Nothing while the shield is off. */
export function FileWarning() {
  const { isOn } = useShield();
  return isOn ? <p>The file names everybody, also from seasons you haven't watched.</p> : null;
}

type WatchedProps = { seasonId: string; episode: number; isPrimary?: boolean; onPress?: () => void };

/** Where something is hidden until the reader has seen an episode: opens it, everywhere. */
export function WatchedEpisode({ seasonId, episode, isPrimary = false, onPress }: WatchedProps) {
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      size={isPrimary ? 'regular' : 'small'}
      onClick={() => {
        markEpisodeWatched(seasonId, episode);
        onPress?.();
      }}
    >
      I've watched episode {episode}
    </Button>
  );
}
