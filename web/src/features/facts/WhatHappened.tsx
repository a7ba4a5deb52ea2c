import { useId } from 'react';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { useIsNear } from '#ui/useIsNear.ts';
import { useWhatHappened } from './useWhatHappened.ts';
import styles from './WhatHappened.module.css';

const SeasonRecord = lazyComponent(
  () => import('./SeasonRecord.tsx'),
  () => <Loading />,
);

/** What gives a season's results away, which is neither drawn nor read until the reader asks. The browser remembers that. */
export function WhatHappened({ seasonId }: { seasonId: string }) {
  const id = useId();
  const [isShown, toggle] = useWhatHappened(seasonId);
  const { isNear, watch } = useIsNear();
  return (
    <section ref={watch} aria-labelledby={id} className={styles.happened}>
      <div className={styles.head}>
        <h2 id={id}>What happened</h2>
        <Button variant={isShown ? 'quiet' : 'primary'} aria-expanded={isShown} onClick={toggle}>
          {isShown ? 'Hide what happened' : 'Show what happened'}
        </Button>
      </div>
      {!isShown && (
        <p className={styles.soft}>
          The winner, every finish, every vote, idols, confessionals and episodes. None of it is on this page
          until you ask.
        </p>
      )}
      {isShown && isNear && <SeasonRecord seasonId={seasonId} />}
    </section>
  );
}
