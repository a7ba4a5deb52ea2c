import type { PublishedConsensus } from '@outrank/shared/consensus/consensus';
import type { Subject } from '@outrank/shared/documents/results';
import { addWeeks } from '@outrank/shared/results/edition';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { consensusQueries } from '#features/consensus/consensusQueries.ts';
import type { OwnList } from '#features/consensus/ownList.ts';
import { EditionPager } from '#results/EditionPager.tsx';
import { LiveStatus } from '#results/LiveStatus.tsx';
import { ResultsHeader } from '#results/ResultsHeader.tsx';
import { ResultsSection } from '#results/ResultsSection.tsx';
import { formatEditionDay } from '#results/resultsText.ts';
import { useEditionAddress } from '#results/useEditionAddress.ts';
import type { WatchStart } from '#results/useLiveUpdates.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { pluralize } from '#ui/format.ts';
import { ConsensusBody } from './ConsensusBody.tsx';
import { ConsensusSkeleton } from './ConsensusSkeleton.tsx';
import { RankingAnnouncement } from './RankingAnnouncement.tsx';
import { useConsensus } from './useConsensus.ts';

const TITLE = "Fans' Ranking";

type Props = {
  subject: Subject;
  /** The user's own list in this consensus: null when there is none, undefined until that is known. */
  ownList: OwnList | null | undefined;
  /** How to have one's own list counted. */
  invitation: ReactNode;
};

/** The consensus of a subject: live, or the edition that the address names. */
export function ConsensusResults({ watchStart, ...props }: Props & { watchStart: WatchStart }) {
  const query = useConsensus(props.subject, watchStart);
  const { week } = useEditionAddress();
  return (
    <ResultsSection label={TITLE} week={week}>
      {week === undefined ? (
        <LiveConsensus {...props} query={query} />
      ) : (
        <ConsensusEdition key={week} {...props} week={week} newestWeek={query.data?.lastEdition?.week} />
      )}
    </ResultsSection>
  );
}

type Query = UseQueryResult<PublishedConsensus | null>;

/** The current results, updated live. When a reload fails, the shown results stay. */
function LiveConsensus({ query, ...props }: Props & { query: Query }) {
  const results = query.data;
  return (
    <>
      <RankingAnnouncement subject={props.subject} results={results} />
      <ResultsHeader
        title={TITLE}
        caption={
          results && (
            <LiveStatus counted={pluralize(results.ballots, 'list')} publishedAt={results.publishedAt} />
          )
        }
        pager={<EditionPager older={results?.lastEdition?.week} />}
      />
      <Results
        {...props}
        query={query}
        failedText={`Failed to ${results === undefined ? 'load' : 'reload'} the fans' ranking.`}
        empty={<EmptyState text="No lists yet.">{props.invitation}</EmptyState>}
      />
    </>
  );
}

type EditionProps = Props & {
  week: string;
  /** The latest edition; undefined until it is known. */
  newestWeek: string | undefined;
};

/** The frozen results of a past week. */
function ConsensusEdition({ week, newestWeek, ...props }: EditionProps) {
  const query = useQuery(consensusQueries.edition(props.subject, week));
  const edition = query.data;
  const isOlder = newestWeek !== undefined && week < newestWeek;
  return (
    <>
      <ResultsHeader
        title={TITLE}
        caption={
          <p>
            Edition of <time dateTime={week}>{formatEditionDay(week)}</time>
            {edition && `, ${pluralize(edition.ballots, 'list')}`}
          </p>
        }
        pager={
          <EditionPager older={edition?.lastEdition?.week} newer={isOlder ? addWeeks(week, 1) : 'live'} />
        }
      />
      <Results
        {...props}
        query={query}
        failedText="Failed to load the fans' ranking."
        empty={<EmptyState text="There's no edition for that week." />}
      />
    </>
  );
}

type ResultsProps = Props & { query: Query; failedText: string; empty: ReactNode };

/** The results wait for the user's own list, so that they do not move when it comes. */
function Results({ subject, ownList, invitation, query, failedText, empty }: ResultsProps) {
  const isWaiting = ownList === undefined && !query.isError;
  return (
    <QueryView
      query={isWaiting ? { ...query, data: undefined } : query}
      failedText={failedText}
      skeleton={<ConsensusSkeleton />}
      isEmpty={(loaded) => loaded === null}
      empty={empty}
    >
      {(loaded) =>
        loaded && (
          <ConsensusBody
            subject={subject}
            results={loaded}
            ownList={ownList ?? undefined}
            invitation={invitation}
          />
        )
      }
    </QueryView>
  );
}
