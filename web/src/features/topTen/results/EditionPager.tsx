import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { editionDay } from '#features/topTen/topTenText.ts';
import { useEditionAddress } from '#features/topTen/useEditionAddress.ts';
import { buttonClass } from '#ui/form/buttonClass.ts';
import styles from './EditionPager.module.css';

type Props = {
  /** The edition before what is shown. */
  older: string | undefined;
  /** The edition after it, or the live results; nothing comes after those. */
  newer?: string | 'live';
};

/** Steps through the editions of past weeks; each has an address. */
export function EditionPager({ older, newer }: Props) {
  const { addressOf } = useEditionAddress();
  if (older === undefined && newer === undefined) return null;
  return (
    <nav className={styles.pager} aria-label="Editions">
      {older !== undefined && (
        <Link className={buttonClass('secondary', 'small')} to={addressOf(older)} preventScrollReset>
          <ChevronLeft aria-hidden="true" /> Edition of {editionDay(older)}
        </Link>
      )}
      {newer !== undefined && newer !== 'live' && (
        <Link className={buttonClass('secondary', 'small')} to={addressOf(newer)} preventScrollReset>
          Edition of {editionDay(newer)} <ChevronRight aria-hidden="true" />
        </Link>
      )}
      {newer !== undefined && (
        <Link className={buttonClass('secondary', 'small')} to={addressOf(undefined)} preventScrollReset>
          Live results
        </Link>
      )}
    </nav>
  );
}
