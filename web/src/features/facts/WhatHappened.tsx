import { Suspense, useId, useState } from 'react';
import { readStored, removeStored, writeStored } from '#data/storage/browserStorage.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { useIsNear } from '#ui/useIsNear.ts';
import styles from './WhatHappened.module.css';

const SeasonRecord = lazyComponent(() => import('./SeasonRecord.tsx'));

/** Belongs to no user, so that signing out keeps it (see `browserStorage.ts`). */
const toStorageKey = (seasonId: string) => `whatHappened:${seasonId}`;

/** What gives a season's results away, which is neither drawn nor read until the reader asks. The browser remembers that. */
export function WhatHappened({ seasonId }: { seasonId: string }) {
  const id = useId();
  const key = toStorageKey(seasonId);
  const [isShown, setIsShown] = useState(() => readStored(key) !== null);
  const { isNear, watch } = useIsNear();
  const handleClick = () => {
    if (isShown) removeStored(key);
    else writeStored(key, 'shown');
    setIsShown(!isShown);
  };
  return (
    <section ref={watch} aria-labelledby={id} className={styles.happened}>
      <div className={styles.head}>
        <h2 id={id}>What happened</h2>
        <Button variant={isShown ? 'quiet' : 'primary'} aria-expanded={isShown} onClick={handleClick}>
          {isShown ? 'Hide what happened' : 'Show what happened'}
        </Button>
      </div>
      {!isShown && (
        <p className={styles.soft}>
          The winner, every finish, every vote, idols, confessionals and episodes. None of it is on this page
          until you ask.
        </p>
      )}
      {isShown && isNear && (
        <Suspense fallback={<Loading />}>
          <SeasonRecord seasonId={seasonId} />
        </Suspense>
      )}
    </section>
  );
}
