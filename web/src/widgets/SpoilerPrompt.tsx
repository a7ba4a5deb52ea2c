import { useState } from 'react';
import { useIsHydrated, useSpoilerChoice } from '#reader/shieldState.ts';
import { lazyAfterContent } from '#ui/lazyComponent.ts';
import styles from './SpoilerPrompt.module.css';

const SpoilerBanner = lazyAfterContent(async () => ({
  default: (await import('#reader/ChooseSeasons.tsx')).SpoilerBanner,
}));

/**
 * Offers the spoiler shield to those who have not decided. `uid` is the signed-in user, whose account is asked first: when its
 * answer arrives later than the page, the next page offers it, because it would move what the user reads.
 */
export function SpoilerPrompt({ uid }: { uid: string | undefined }) {
  const isHydrated = useIsHydrated();
  const choice = useSpoilerChoice();
  const [isKnown] = useState(uid === undefined || choice.uid === uid);
  if (!isHydrated || !isKnown || choice.isDecided) return null;
  return (
    <div className={styles.prompt}>
      <SpoilerBanner />
    </div>
  );
}
