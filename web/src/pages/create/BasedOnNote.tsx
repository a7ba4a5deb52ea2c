import type { ListContent } from '@outrank/shared/lists/listContent';
import { isShuffled } from '@outrank/shared/lists/shuffleItems';
import { getShuffleSeed } from '#features/lists/sourceListQuery.ts';
import styles from './BasedOnNote.module.css';

/** Says what saving shows, while a new list that started from another one is not saved. */
export function BasedOnNote({ content: { basedOn, items }, uid }: { content: ListContent; uid: string }) {
  if (!basedOn) return null;
  const isRandom = isShuffled(items, getShuffleSeed(uid, basedOn));
  return (
    <p className={styles.note}>
      {isRandom && 'These are in random order. '}
      {basedOn.userId === uid
        ? 'Save your ranking to see how it compares with your earlier one.'
        : 'Save your ranking to see how much you agree with the original.'}
    </p>
  );
}
