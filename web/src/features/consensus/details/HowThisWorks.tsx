import { RANKED_BY_MIN } from '@outrank/shared/consensus/score';
import type { Subject } from '@outrank/shared/documents/results';
import { EARLY_BALLOTS } from '@outrank/shared/limits';
import { getItemNoun } from '#features/consensus/consensusText.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';

/** Explains the consensus in four sentences. */
export function HowThisWorks({ subject }: { subject: Subject }) {
  const noun = getItemNoun(subject);
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
        From {EARLY_BALLOTS} lists on, a range like ‘4th to 9th’ tells how sure a rank is: with other fans’
        lists, it could be any of these. The arrows compare with the edition that we save every Friday at
        04:01 UTC.
      </p>
    </Disclosure>
  );
}
