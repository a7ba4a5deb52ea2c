import { addWeeks } from '@outrank/shared/results/edition';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/form/Button.tsx';
import { formatMoment, formatUtcDay } from '#ui/format.ts';
import styles from './PollResults.module.css';
import type { PollView, PublishedResults } from './pollView.ts';
import { useEditionAddress } from './useResults.ts';

type Props<Results extends PublishedResults> = {
  poll: PollView<Results>;
  results: Results | null | undefined;
  /** The shown edition; undefined for the live results. */
  week: string | undefined;
  /** The latest edition; undefined until it is known. */
  newestWeek: string | undefined;
};

/** What is shown, of how many ballots, and the ways to other editions. */
export function ResultsHeader<Results extends PublishedResults>(props: Props<Results>) {
  const { poll, results, week, newestWeek } = props;
  const id = useId();
  return (
    <header className={styles.header}>
      <h2
        className={poll.isTitleHidden ? 'visuallyHidden' : styles.title}
        aria-describedby={id}
        tabIndex={-1}
      >
        {poll.title}
      </h2>
      <div id={id} className={styles.caption}>
        {week === undefined ? (
          results && <LiveStatus text={poll.status(results)} publishedAt={results.publishedAt} />
        ) : (
          <p>
            Edition of <time dateTime={week}>{formatUtcDay(week)}</time>
            {results && `, ${poll.count(results)}`}
          </p>
        )}
      </div>
      <EditionPager older={results?.lastEdition?.week} week={week} newestWeek={newestWeek} />
    </header>
  );
}

/** Says of how many ballots the live results are and when they were published. */
function LiveStatus({ text, publishedAt }: { text: string; publishedAt: string | undefined }) {
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

type PagerProps = Record<'older' | 'week' | 'newestWeek', string | undefined>;

function EditionPager({ older, week, newestWeek }: PagerProps) {
  if (older === undefined && week === undefined) return null;
  const hasNewer = week !== undefined && newestWeek !== undefined && week < newestWeek;
  const newer = hasNewer ? addWeeks(week, 1) : undefined;
  return (
    <nav className={styles.pager} aria-label="Editions">
      {older && (
        <EditionLink week={older}>
          <ChevronLeft aria-hidden="true" /> <EditionDay week={older} />
        </EditionLink>
      )}
      {newer && (
        <EditionLink week={newer}>
          <EditionDay week={newer} /> <ChevronRight aria-hidden="true" />
        </EditionLink>
      )}
      {week && <EditionLink week={undefined}>Live results</EditionLink>}
    </nav>
  );
}

function EditionLink({ week, children }: { week: string | undefined; children: ReactNode }) {
  const { getAddress } = useEditionAddress();
  return (
    <Link className={buttonClass('secondary', 'small')} to={getAddress(week)} preventScrollReset>
      {children}
    </Link>
  );
}

function EditionDay({ week }: { week: string }) {
  return (
    <span>
      <span className={styles.editionOf}>Edition of</span> {formatUtcDay(week)}
    </span>
  );
}
