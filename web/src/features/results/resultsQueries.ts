import { type PublishedTopTen, parseTopTen } from '@outrank/shared/ballots/topTen';
import { type CategoryId, categories } from '@outrank/shared/catalogue/categories';
import {
  CONSENSUS_SCORES,
  type ConsensusScores,
  type PublishedConsensus,
  parseConsensus,
  parseConsensusLeaders,
  parseConsensusScores,
} from '@outrank/shared/consensus/consensus';
import { editionPath, type PollId, resultsPath, type Subject } from '@outrank/shared/documents/results';
import { getSampleWeight } from '@outrank/shared/results/certainty';
import { type EarlierRanks, getRanked } from '@outrank/shared/results/edition';
import { queryOptions } from '@tanstack/react-query';
import { readPublished } from '#data/results/published.ts';

export type PublishedResults = {
  /** The server's time (ISO); undefined in an older document. */
  readonly publishedAt: string | undefined;
  /** The edition before these results; undefined before the first edition. */
  readonly lastEdition?: EarlierRanks | undefined;
};

export type PublishedPoll<Results extends PublishedResults> = {
  readonly id: PollId;
  /** Undefined when the document is missing or counts nobody. Also parses editions. */
  readonly parse: (document: unknown) => Results | undefined;
};

export const categoryPoll = (id: CategoryId): PublishedPoll<PublishedTopTen> => ({ id, parse: parseTopTen });
export const subjectPoll = (id: Subject): PublishedPoll<PublishedConsensus> => ({
  id,
  parse: parseConsensus,
});

/** Null before the first ballot or list. */
export const resultsQueries = {
  /** The results of a poll. */
  live: <Results extends PublishedResults>({ id, parse }: PublishedPoll<Results>) =>
    queryOptions({ queryKey: ['results', id], queryFn: () => readPublished(resultsPath(id), parse) }),
  /** The Top 10s of all categories in order, without what only a category's own page shows. */
  topTens: () =>
    queryOptions({
      queryKey: ['topTens'],
      queryFn: () =>
        Promise.all(
          categories.map(({ id }) => readPublished(resultsPath(id), parseTopTen, ['top10', 'totalVotes'])),
        ),
      staleTime: 0,
    }),
  /** Only the leaders in the fans' ranking of all seasons. */
  seasonLeaders: () =>
    queryOptions({
      queryKey: ['seasonLeaders'],
      queryFn: () => readPublished(resultsPath('seasons'), parseConsensusLeaders, ['leaders', 'ballots']),
    }),
  /** The scores of a consensus without the head-to-heads. */
  scores: (subject: Subject) =>
    queryOptions({
      queryKey: ['scores', subject],
      queryFn: () => readPublished(resultsPath(subject), parseConsensusScores, CONSENSUS_SCORES),
    }),
  /** The edition of a week, which never changes, or null when there is none. */
  edition: <Results extends PublishedResults>({ id, parse }: PublishedPoll<Results>, week: string) =>
    queryOptions({
      queryKey: ['editions', id, week],
      queryFn: () => readPublished(editionPath(id, week), parse),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** The rows that have a rank, by id. Too few lists give none. */
export function toRankedRows(scores: ConsensusScores | null | undefined) {
  const hasRanks = scores && getSampleWeight(scores.ballots) !== 'notEnough';
  return new Map(getRanked(hasRanks ? scores.rows : []).map((row) => [row.id, row]));
}
