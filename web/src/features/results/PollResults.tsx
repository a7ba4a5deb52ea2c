import { addWeeks, findMovements } from '@outrank/shared/results/edition';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useShield } from '#reader/useShield.ts';
import { estimateNow } from '#serverTime.ts';
import { EmptyState, QueryView } from '#ui/feedback/QueryView.tsx';
import { buttonClass } from '#ui/form/Button.tsx';
import { formatMoment, formatUtcDay } from '#ui/format.ts';
import styles from './PollResults.module.css';
import type { PollView } from './ResultsParts.tsx';
import { type PublishedResults, resultsQueries } from './resultsQueries.ts';
import { useEditionAddress, useResults, type WatchStart } from './useResults.ts';

type Props<Results extends PublishedResults> = { poll: PollView<Results>; watchStart?: WatchStart };

/** The results of a poll: the current ones, updated live, or the frozen ones of the week that the address names. */
export function PollResults<Results extends PublishedResults>({
  poll,
  watchStart = 'later',
}: Props<Results>) {
  const { week } = useEditionAddress();
  const isLive = week === undefined;
  const live = useResults(poll, watchStart);
  const edition = useQuery({ ...resultsQueries.edition(poll, week ?? ''), enabled: !isLive });
  const query = isLive ? live : edition;
  const isWaiting = poll.isWaiting && !query.isError;
  return (
    <section ref={useFocusOnEditionChange(week)} className={styles.results} aria-label={poll.title}>
      <Fragment key={week}>
        {isLive && <OrderAnnouncement poll={poll} results={live.data} />}
        <ResultsHeader
          poll={poll}
          results={query.data}
          week={week}
          newestWeek={live.data?.lastEdition?.week}
          isLive={!live.isError}
        />
        <QueryView
          query={isWaiting ? { ...query, data: undefined } : query}
          failedText={`Failed to ${query.data === undefined ? 'load' : 'reload'} ${poll.name}.`}
          skeleton={poll.skeleton}
          empty={isLive ? poll.empty : <EmptyState text="There's no edition for that week." />}
        >
          {(results: Results) => {
            const { lastEdition } = results;
            const movements = lastEdition && findMovements(lastEdition.items, poll.getRanked(results));
            return poll.render({ results, movements, isLive });
          }}
        </QueryView>
      </Fragment>
    </section>
  );
}

/** The link to another edition disappears with the edition it belongs to, so the focus moves to the new heading. */
function useFocusOnEditionChange(week: string | undefined) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(week);
  useEffect(() => {
    if (shown.current === week) return;
    shown.current = week;
    section.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [week]);
  return section;
}

type PartProps<Results extends PublishedResults> = {
  poll: PollView<Results>;
  /** Null when there are none, undefined until they are read. */
  results: Results | null | undefined;
};

/** Tells assistive technology when the order of the ranked items has changed. New numbers in the same order are not announced. */
function OrderAnnouncement<Results extends PublishedResults>({ poll, results }: PartProps<Results>) {
  const shield = useShield();
  const order = results === null ? [] : results && poll.getRanked(results).map(({ id }) => id);
  const ids = order?.join(' ');
  const [{ lastIds, changes }, setLast] = useState({ lastIds: ids, changes: 0 });
  if (ids !== undefined && ids !== lastIds)
    setLast({ lastIds: ids, changes: lastIds === undefined ? 0 : changes + 1 });
  const leader = changes > 0 ? order?.[0] : undefined;
  return (
    <p className="visuallyHidden" aria-live="polite">
      {/* A blank makes the same words again a change. */}
      {leader &&
        `${poll.changedText} ${poll.showItem(shield, leader).name} leads.${changes % 2 === 0 ? '\u00a0' : ''}`}
    </p>
  );
}

type HeaderProps<Results extends PublishedResults> = PartProps<Results> & {
  /** The shown edition; undefined for the live results. */
  week: string | undefined;
  /** The latest edition; undefined until it is known. */
  newestWeek: string | undefined;
  /** False while the current results can neither be watched nor read. */
  isLive: boolean;
};

/** What is shown, of how many ballots, and the ways to other editions. */
function ResultsHeader<Results extends PublishedResults>(props: HeaderProps<Results>) {
  const { poll, results, week, newestWeek, isLive } = props;
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
          results && (
            <LiveStatus isLive={isLive} publishedAt={results.publishedAt}>
              {isLive ? poll.status(results) : `Not live, ${poll.count(results)}.`}
            </LiveStatus>
          )
        ) : (
          <p>
            Edition of <time dateTime={week}>{formatUtcDay(week)}</time>
            {results && <span>, {poll.count(results)}</span>}
          </p>
        )}
      </div>
      <EditionPager older={results?.lastEdition?.week} week={week} newestWeek={newestWeek} />
    </header>
  );
}

type StatusProps = { isLive: boolean; publishedAt: string | undefined; children: string };

/** Says of how many ballots the current results are and when they were published. */
function LiveStatus({ isLive, publishedAt, children }: StatusProps) {
  return (
    <p className={styles.live}>
      {isLive && <span className={styles.dot} aria-hidden="true" />}
      <span>{children}</span>
      {publishedAt && (
        <span className={styles.updated}>
          Updated{' '}
          <time dateTime={publishedAt}>{formatMoment(new Date(publishedAt), new Date(estimateNow()))}</time>
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
