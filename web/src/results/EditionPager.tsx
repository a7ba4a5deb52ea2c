import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/form/Button.tsx';
import styles from './EditionPager.module.css';
import { formatEditionDay } from './resultsText.ts';
import { useEditionAddress } from './useEditionAddress.ts';

type Props = {
  /** The edition before the shown one. */
  older: string | undefined;
  /** The edition after the shown one, or the live results. Undefined when the live results are shown. */
  newer?: string | 'live';
};

/** Links to the previous and the next weekly edition. */
export function EditionPager({ older, newer }: Props) {
  const { getAddress } = useEditionAddress();
  if (older === undefined && newer === undefined) return null;
  return (
    <nav className={styles.pager} aria-label="Editions">
      {older !== undefined && (
        <Link className={buttonClass('secondary', 'small')} to={getAddress(older)} preventScrollReset>
          <ChevronLeft aria-hidden="true" /> Edition of {formatEditionDay(older)}
        </Link>
      )}
      {newer !== undefined && newer !== 'live' && (
        <Link className={buttonClass('secondary', 'small')} to={getAddress(newer)} preventScrollReset>
          Edition of {formatEditionDay(newer)} <ChevronRight aria-hidden="true" />
        </Link>
      )}
      {newer !== undefined && (
        <Link className={buttonClass('secondary', 'small')} to={getAddress(undefined)} preventScrollReset>
          Live results
        </Link>
      )}
    </nav>
  );
}
