import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/form/Button.tsx';
import { formatMoment, formatUtcDay } from '#ui/format.ts';
import styles from './PollResults.module.css';
import { useEditionAddress } from './useResults.ts';

type Props = { title: string; isTitleHidden: boolean | undefined; caption: ReactNode; pager: ReactNode };

export function ResultsHeader({ title, isTitleHidden, caption, pager }: Props) {
  const id = useId();
  return (
    <header className={styles.header}>
      <h2 className={isTitleHidden ? 'visuallyHidden' : styles.title} aria-describedby={id} tabIndex={-1}>
        {title}
      </h2>
      <div id={id} className={styles.caption}>
        {caption}
      </div>
      {pager}
    </header>
  );
}

type LiveStatusProps = {
  /** What is counted: `Live, 12 ballots.` */
  text: string;
  publishedAt: string | undefined;
};

/** Says of how many ballots the live results are and when they were published. */
export function LiveStatus({ text, publishedAt }: LiveStatusProps) {
  return (
    <p className={styles.live}>
      <span className={styles.dot} aria-hidden="true" />
      <span>{text}</span>
      {publishedAt && (
        <span className={styles.updated}>
          Updated <time dateTime={publishedAt}>{formatMoment(new Date(publishedAt), new Date())}</time>
        </span>
      )}
    </p>
  );
}

type EditionPagerProps = {
  /** The edition before the shown one. */
  older: string | undefined;
  /** The edition after the shown one, or the live results. Undefined when the live results are shown. */
  newer?: string | 'live';
};

export function EditionPager({ older, newer }: EditionPagerProps) {
  const { getAddress } = useEditionAddress();
  if (older === undefined && newer === undefined) return null;
  return (
    <nav className={styles.pager} aria-label="Editions">
      {older !== undefined && (
        <Link className={buttonClass('secondary', 'small')} to={getAddress(older)} preventScrollReset>
          <ChevronLeft aria-hidden="true" /> <EditionDay week={older} />
        </Link>
      )}
      {newer !== undefined && newer !== 'live' && (
        <Link className={buttonClass('secondary', 'small')} to={getAddress(newer)} preventScrollReset>
          <EditionDay week={newer} /> <ChevronRight aria-hidden="true" />
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

function EditionDay({ week }: { week: string }) {
  return (
    <span>
      <span className={styles.editionOf}>Edition of</span> {formatUtcDay(week)}
    </span>
  );
}
