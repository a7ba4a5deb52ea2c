import { compareOrders } from '@outrank/shared/consensus/compareOrders';
import { type PublishedConsensus, toConsensus } from '@outrank/shared/consensus/consensus';
import { RANKED_BY_MIN, toHeadToHeadsCsv } from '@outrank/shared/consensus/score';
import { toSubjectItem } from '@outrank/shared/consensus/subject';
import type { ConsensusBallotKey } from '@outrank/shared/documents/ballots';
import type { Subject } from '@outrank/shared/documents/results';
import { EARLY_BALLOTS } from '@outrank/shared/limits';
import { getSampleWeight } from '@outrank/shared/results/certainty';
import { getRanked } from '@outrank/shared/results/edition';
import { formatCount } from '@outrank/shared/text/text';
import { queryOptions } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { readConsensusBallot } from '#data/lists/submissions.ts';
import {
  DownloadButton,
  type PollView,
  ResultsBody,
  ResultsNotes,
  ResultsSkeleton,
  type ShownResults,
} from '#features/results/ResultsParts.tsx';
import { subjectPoll } from '#features/results/resultsQueries.ts';
import { EmptyState } from '#ui/feedback/QueryView.tsx';
import { TagToggle } from '#ui/form/Toggle.tsx';
import { pluralize } from '#ui/format.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { ConsensusRows, NotEnough } from './ConsensusRows.tsx';
import { ConsensusSummary, Cycle } from './ConsensusSummary.tsx';
import styles from './consensusPollView.module.css';
import { formatPart, getItemNoun, useSubjectItem } from './consensusText.ts';

/** Which list a user has counted in the consensus of a subject, or null. */
export const consensusBallotQuery = (key: ConsensusBallotKey) =>
  queryOptions({
    queryKey: ['consensusBallots', key.userId, key.subject],
    queryFn: () => readConsensusBallot(key),
  });

/** The user's own list that counts in the shown consensus. */
export type OwnRanking = {
  /** Ranks from 1 by id. */
  readonly ranks: ReadonlyMap<string, number>;
  readonly comparePath: string;
};

type Input = {
  subject: Subject;
  /** The user's own list in this consensus: null when there is none, undefined until that is known. */
  ownRanking: OwnRanking | null | undefined;
  invitation: ReactNode;
};

export function consensusPollView(input: Input): PollView<PublishedConsensus> {
  const { subject, ownRanking, invitation } = input;
  return {
    ...subjectPoll(subject),
    title: "Fans' Ranking",
    isTitleHidden: true,
    name: "the fans' ranking",
    count: ({ ballots }) => pluralize(ballots, 'list'),
    status: ({ ballots }) =>
      `${formatCount(ballots)} ${ballots === 1 ? "fan's list" : "fans' lists"}, one order.`,
    getRanked: ({ rows }) => getRanked(rows),
    showItem: ({ showItem }, id) => showItem(toSubjectItem(subject, id)),
    changedText: "The fans' ranking has changed.",
    empty: <EmptyState text="No lists yet.">{invitation}</EmptyState>,
    skeleton: <ResultsSkeleton lines={12} className={styles.skeleton} />,
    isWaiting: ownRanking === undefined,
    render: (shown) => <ConsensusBody {...shown} {...input} />,
  };
}

type BodyProps = ShownResults<PublishedConsensus> & Input;

/** The rows with the user's own ranks, and the summary and the details beside and below them. */
function ConsensusBody(allProps: BodyProps) {
  const watched = useWatchedOnly(allProps);
  const [isWatchedOnly, setIsWatchedOnly] = useState(true);
  const props = watched && isWatchedOnly ? { ...allProps, results: watched, movements: undefined } : allProps;
  const { subject, results, invitation } = props;
  const hasRanks = getSampleWeight(results.ballots) !== 'notEnough';
  return (
    <ResultsBody
      isWide
      main={
        <>
          {watched && (
            <div className={styles.bar}>
              <TagToggle isPressed={isWatchedOnly} onToggle={setIsWatchedOnly}>
                Only what I've watched
              </TagToggle>
              <p>
                {isWatchedOnly
                  ? `The same lists, counted for the ${watched.rows.length} seasons you've watched.`
                  : 'All places, without the names of what you have yet to watch.'}
              </p>
            </div>
          )}
          {hasRanks ? <RankedRows {...props} /> : <NotEnough subject={subject} results={results} />}
        </>
      }
      aside={hasRanks && <ConsensusSummary subject={subject} results={results} />}
      footer={
        <>
          {hasRanks && results.winner !== undefined && <Cycle subject={subject} results={results} />}
          <p>{invitation}</p>
          <ConsensusMethod noun={getItemNoun(subject)} />
          <DownloadButton
            pollId={subject}
            content="head-to-heads"
            toCsv={() => toHeadToHeadsCsv(allProps.results.headToHeads)}
          />
        </>
      }
    />
  );
}

/** The results for the seasons alone that the reader may see; undefined when that is all of them, or nothing to compare. */
function useWatchedOnly({ subject, results }: BodyProps): PublishedConsensus | undefined {
  const show = useSubjectItem(subject);
  return useMemo(() => {
    const { items } = results.headToHeads;
    const open = items.filter((id) => !show(id).isHidden);
    if (subject !== 'seasons' || open.length < 2 || open.length === items.length) return undefined;
    return { ...results, ...toConsensus(open, [results.headToHeads]) };
  }, [subject, results, show]);
}

function RankedRows({ subject, results, movements, ownRanking }: BodyProps) {
  const [isOwnShown, setIsOwnShown] = useState(true);
  return (
    <>
      {ownRanking && (
        <div className={styles.bar}>
          <TagToggle isPressed={isOwnShown} onToggle={setIsOwnShown}>
            My list
          </TagToggle>
          <p>
            {describeAlikeness(ownRanking, results)} <Link to={ownRanking.comparePath}>Compare</Link>
          </p>
        </div>
      )}
      <ConsensusRows
        subject={subject}
        results={results}
        movements={movements}
        ownRanks={isOwnShown ? ownRanking?.ranks : undefined}
      />
      <ResultsNotes ballots={results.ballots} noun="list" lastWeek={results.lastEdition?.week} />
    </>
  );
}

function describeAlikeness(ownRanking: OwnRanking, { rows }: PublishedConsensus): ReactNode {
  const ranks = new Map(getRanked(rows).map(({ id, rank }) => [id, rank]));
  const { agreeing, pairs, percent } = compareOrders(ownRanking.ranks, ranks);
  return (
    percent !== undefined && (
      <>
        <strong>{percent}% alike</strong>: {formatPart(agreeing, pairs)} pairs in the same order.
      </>
    )
  );
}

function ConsensusMethod({ noun }: { noun: string }) {
  return (
    <Disclosure summary="How this works">
      <p>
        For every two {noun}s we look at the lists that rank both, and count how many put the one above the
        other: a head-to-head.
      </p>
      <p>
        The score is the average share of head-to-heads won. Each pair starts with four undecided votes, so a
        pair that few lists rank counts for less.
      </p>
      <p>
        A list changes nothing for a {noun} that it leaves out, and a {noun} on fewer than {RANKED_BY_MIN}{' '}
        lists has no rank.
      </p>
      <p>
        From {EARLY_BALLOTS} lists on, a range like '4th to 9th' tells how sure a rank is: with other fans'
        lists, it could be any of these. The arrows compare with the edition that we save every Friday at
        midnight in New York.
      </p>
      <p>
        All scores and ranks can be computed from the head-to-heads that you can download. The ranges can't:
        they compare random groups of fans, whose lists we count apart.
      </p>
    </Disclosure>
  );
}
