import type { Slots } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { rankCountsPath } from '@outrank/shared/documents/results';
import { EARLY_BALLOTS, ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { readPublished } from '#data/results/published.ts';
import {
  DownloadButton,
  type PollView,
  ResultsBody,
  ResultsNotes,
  ResultsSkeleton,
  type ShownResults,
} from '#features/results/ResultsParts.tsx';
import { categoryPoll } from '#features/results/resultsQueries.ts';
import { EmptyState } from '#ui/feedback/QueryView.tsx';
import { pluralize } from '#ui/format.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { DroppedOut, JustMissed, OwnBallot } from './BesideTopTen.tsx';
import { CountedNote, RankCountsTable } from './ContestantDetails.tsx';
import { TopTenEntries } from './TopTenEntries.tsx';
import styles from './topTenPollView.module.css';

type Input = {
  categoryId: CategoryId;
  /** The user's submitted ballot, if any. */
  slots: Slots | undefined;
};

export function topTenPollView(input: Input): PollView<PublishedTopTen> {
  const count = ({ totalVotes }: PublishedTopTen) => pluralize(totalVotes, 'ballot');
  return {
    ...categoryPoll(input.categoryId),
    title: 'Global Top 10',
    name: 'global ranking',
    count,
    status: (results) => `Live, ${count(results)}.`,
    getRanked: ({ top10 }) => top10,
    showItem: ({ showPerson }, id) => showPerson(id),
    changedText: 'The Global Top 10 has changed.',
    empty: <EmptyState text="Global ranking not yet available.">Be the first to vote.</EmptyState>,
    skeleton: <ResultsSkeleton lines={10} className={styles.skeleton} />,
    render: (shown) => <TopTenBody {...shown} {...input} />,
  };
}

/** How many ballots name each contestant in each place. The code of the file and its data load when the button is pressed. */
async function readRankCountsCsv(categoryId: CategoryId): Promise<string> {
  const { parseRankCounts, toRankCountsCsv } = await import('@outrank/shared/ballots/rankTally');
  const tally = await readPublished(rankCountsPath(categoryId), parseRankCounts);
  if (!tally?.ballots) throw new Error(`${categoryId} has no rank counts.`);
  return toRankCountsCsv(tally);
}

/** The Top 10, and the user's agreement and the details beside and below it. */
function TopTenBody(props: ShownResults<PublishedTopTen> & Input) {
  const { results, movements, isLive, categoryId, slots } = props;
  return (
    <ResultsBody
      main={
        <>
          <TopTenEntries results={results} movements={movements} slots={slots} />
          <CountedNote {...results} />
          <ResultsNotes ballots={results.totalVotes} noun="ballot" lastWeek={results.lastEdition?.week} />
        </>
      }
      aside={
        <>
          {slots && <OwnBallot results={results} slots={slots} />}
          <JustMissed results={results} />
          <DroppedOut results={results} />
        </>
      }
      footer={
        <>
          <TopTenMethod />
          <RankCountsTable {...results} />
          {isLive && results.countedVotes > 0 && (
            <DownloadButton
              pollId={categoryId}
              content="figures"
              toCsv={() => readRankCountsCsv(categoryId)}
            />
          )}
        </>
      }
    />
  );
}

function TopTenMethod() {
  return (
    <Disclosure summary="How this works">
      <p>
        Each ballot gives 10 points to its first place, 9 to its second, and so on down to 1. Most points
        wins. Ties go to first-place votes, then to ballots that list them. If it's still a tie, they share
        the place.
      </p>
      <p>
        'Avg Pos' is the average position on all ballots. When a ballot leaves someone off, it counts as 11th
        place there.
      </p>
      <p>
        The bars show how many ballots put someone in each place from 1 to 10, and how many left them off.
        They appear from {ENOUGH_BALLOTS} ballots on, and follow the points after {ENOUGH_BALLOTS} changed
        ballots.
      </p>
      <p>
        Nobody can open your ballot. But points are live: whoever compares them before and after you submit
        can tell where you put those who are shown.
      </p>
      <p>
        From {EARLY_BALLOTS} ballots on, 'Likely ranks' such as '4th to 9th' tells how sure a place is: with
        other fans voting, it could be any of these. It compares random groups of fans, which are not in the
        download.
      </p>
      <p>
        Every Friday at midnight in New York we save the week's results as an edition. Editions never change.
        'Change since' compares with the latest one.
      </p>
    </Disclosure>
  );
}
