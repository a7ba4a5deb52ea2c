import { useState } from 'react';
import { readStored, writeStored } from '#data/storage/browserStorage.ts';
import { Button } from '#ui/form/Button.tsx';
import styles from './RankingArea.module.css';

const STORAGE_KEY = 'dragHintSeen';

/** Whoever has moved a row needs no hint at the next visit. */
export const markHintSeen = () => writeStored(STORAGE_KEY, 'true');

/** Says how to move a row. A move leaves it in place, because the rows below must not jump. */
export function DragHint() {
  const [isShown, setIsShown] = useState(() => readStored(STORAGE_KEY) === null);
  if (!isShown) return null;
  const handleDone = () => {
    markHintSeen();
    setIsShown(false);
  };
  return (
    <p className={styles.hint}>
      Hold a row to drag it, or tap its place to move it.
      <Button variant="quiet" size="small" onClick={handleDone}>
        Got it
      </Button>
    </p>
  );
}
