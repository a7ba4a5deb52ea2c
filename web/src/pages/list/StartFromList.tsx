import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/form/Button.tsx';
import styles from './StartFromList.module.css';

/** Two ways to a new list of the same items: in random order, or in this order. */
export function StartFromList({ listKey, isOwn }: { listKey: ListKey; isOwn: boolean }) {
  const key = listKeyText(listKey);
  return (
    <div className={styles.start}>
      <Link className={buttonClass('secondary')} to={paths.startFrom(key)}>
        {isOwn ? 'Rank these again' : 'Rank these yourself'}
      </Link>
      <Link className={buttonClass('secondary')} to={paths.startFrom(key, true)}>
        Start from this order
      </Link>
    </div>
  );
}
