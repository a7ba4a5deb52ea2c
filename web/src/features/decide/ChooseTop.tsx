import { getSortingProgress, startSorting } from '@outrank/shared/decide/sortingProgress';
import { useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import styles from './ChooseTop.module.css';
import { listTops, suggestTop } from './listTops.ts';

type Props = {
  ids: readonly string[];
  /** Null stands for all items. */
  onStart: (top: number | null) => void;
};

/** Asks how many items to sort, and says what each choice costs. */
export function ChooseTop({ ids, onStart }: Props) {
  const [chosen, setChosen] = useState(() => suggestTop(ids.length));
  // No form: React would hand its submission to the form of the list editor, which saves the list.
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className="visuallyHidden">How many to sort</legend>
        {listTops(ids.length).map((top) => (
          <label key={top} className={styles.choice}>
            <input
              type="radio"
              name="top"
              className={styles.radio}
              checked={top === chosen}
              onChange={() => setChosen(top)}
            />
            <span className={styles.name}>{top === null ? 'All of them' : `Only my top ${top}`}</span>
            <span className={styles.cost}>
              At most {pluralize(getSortingProgress(startSorting(ids, top)).mostLeft, 'question')}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => onStart(chosen)}>
          Start
        </Button>
      </div>
    </>
  );
}
