import { addWeeks, findMovements } from '@outrank/shared/results/edition';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useShield } from '#spoilers/useShield.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { useAnnouncer } from '#ui/feedback/useAnnouncer.ts';
import { formatUtcDay, pluralize } from '#ui/format.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import styles from './PollResults.module.css';
import type { PollView, PublishedResults } from './pollView.ts';
import { EditionPager, LiveStatus, ResultsHeader } from './ResultsHeader.tsx';
import { DownloadButton, ResultsNotes } from './ResultsParts.tsx';
import { resultsQueries } from './resultsQueries.ts';
import { useEditionAddress, useResults, type WatchStart } from './useResults.ts';

type Props<Results extends PublishedResults> = { poll: PollView<Results> };
type Query<Results> = UseQueryResult<Results | null>;

export function PollResults<Results extends PublishedResults>({
  poll,
  watchStart = 'later',
}: Props<Results> & { watchStart?: WatchStart }) {
  const query = useResults(poll, watchStart);
  const { week } = useEditionAddress();
  return (
    <section ref={useFocusOnEditionChange(week)} className={styles.results} aria-label={poll.title}>
      {week === undefined ? (
        <LiveResults poll={poll} query={query} />
      ) : (
        <EditionResults key={week} poll={poll} week={week} newestWeek={query.data?.lastEdition?.week} />
      )}
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

type LiveProps<Results extends PublishedResults> = Props<Results> & { query: Query<Results> };

/** The current results, updated live. When a reload fails, the shown results stay. */
function LiveResults<Results extends PublishedResults>({ poll, query }: LiveProps<Results>) {
  const results = query.data;
  return (
    <>
      <OrderAnnouncement poll={poll} results={results} />
      <ResultsHeader
        title={poll.title}
        isTitleHidden={poll.isTitleHidden}
        caption={
          results && (
            <LiveStatus
              text={poll.status?.(results) ?? `Live, ${pluralize(poll.count(results), poll.noun)}.`}
              publishedAt={results.publishedAt}
            />
          )
        }
        pager={<EditionPager older={results?.lastEdition?.week} />}
      />
      <ResultsView
        poll={poll}
        query={query}
        isLive
        failedText={`Failed to ${results === undefined ? 'load' : 'reload'} ${poll.name}.`}
        empty={poll.empty}
      />
    </>
  );
}

type EditionProps<Results extends PublishedResults> = Props<Results> & {
  week: string;
  /** The latest edition; undefined until it is known. */
  newestWeek: string | undefined;
};

/** The frozen results of a past week. */
function EditionResults<Results extends PublishedResults>({ poll, week, newestWeek }: EditionProps<Results>) {
  const query = useQuery(resultsQueries.edition(poll, week));
  const edition = query.data;
  const isOlder = newestWeek !== undefined && week < newestWeek;
  return (
    <>
      <ResultsHeader
        title={poll.title}
        isTitleHidden={poll.isTitleHidden}
        caption={
          <p>
            Edition of <time dateTime={week}>{formatUtcDay(week)}</time>
            {edition && `, ${pluralize(poll.count(edition), poll.noun)}`}
          </p>
        }
        pager={
          <EditionPager older={edition?.lastEdition?.week} newer={isOlder ? addWeeks(week, 1) : 'live'} />
        }
      />
      <ResultsView
        poll={poll}
        query={query}
        isLive={false}
        failedText={`Failed to load ${poll.name}.`}
        empty={<EmptyState text="There's no edition for that week." />}
      />
    </>
  );
}

type ViewProps<Results extends PublishedResults> = LiveProps<Results> & {
  isLive: boolean;
  failedText: string;
  empty: ReactNode;
};

/** The results, or what stands for them while they load, when that failed, and when there are none. */
function ResultsView<Results extends PublishedResults>(props: ViewProps<Results>) {
  const { poll, query, isLive, failedText, empty } = props;
  const isWaiting = poll.isWaiting && !query.isError;
  return (
    <QueryView
      query={isWaiting ? { ...query, data: undefined } : query}
      failedText={failedText}
      skeleton={poll.skeleton}
      empty={empty}
    >
      {(results) => renderResults(poll, results, isLive)}
    </QueryView>
  );
}

function renderResults<Results extends PublishedResults>(
  poll: PollView<Results>,
  results: Results,
  isLive: boolean,
) {
  const { lastEdition } = results;
  return poll.render({
    results,
    movements: lastEdition && findMovements(lastEdition.items, poll.getRanked(results)),
    notes: <ResultsNotes ballots={poll.count(results)} noun={poll.noun} lastWeek={lastEdition?.week} />,
    method: <Disclosure summary="How this works">{poll.method}</Disclosure>,
    download: (isLive || !poll.download.isLiveOnly) && <DownloadButton poll={poll} results={results} />,
  });
}

type AnnouncementProps<Results extends PublishedResults> = Props<Results> & {
  /** Null when there are none, undefined until they are read. */
  results: Results | null | undefined;
};

/** Tells assistive technology when the order of the ranked items has changed. New numbers in the same order are not announced. */
function OrderAnnouncement<Results extends PublishedResults>({ poll, results }: AnnouncementProps<Results>) {
  const shield = useShield();
  const { announcement: announced, announce } = useAnnouncer();
  const lastOrder = useRef<string>(undefined);
  const order = results === null ? [] : results && poll.getRanked(results).map(({ id }) => id);
  const leader = order?.[0];
  const ids = order?.join(' ');
  useEffect(() => {
    if (ids === undefined) return;
    const hasChanged = lastOrder.current !== undefined && lastOrder.current !== ids;
    lastOrder.current = ids;
    if (hasChanged && leader) announce(leader);
  }, [ids, leader, announce]);
  // Only the id is kept, and named at each render, because the reader may have hidden the leader since. A blank after the id
  // makes a repeated announcement a change.
  const text = announced.replace(
    /^\S+/,
    (id) => `${poll.changedText} ${poll.showItem(shield, id).name} leads.`,
  );
  return (
    <p className="visuallyHidden" aria-live="polite">
      {text}
    </p>
  );
}
