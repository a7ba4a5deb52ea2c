import { RANKED_BY_MIN } from '@outrank/shared/consensus/score';
import type { Subject } from '@outrank/shared/consensus/subject';
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
        A {noun}'s score is the average share of its head-to-heads, each with four undecided voters added, so
        that a pair few have judged weighs little.
      </p>
      <p>
        A list changes nothing for a {noun} that it leaves out, and a {noun} on fewer than {RANKED_BY_MIN}{' '}
        lists has no rank.
      </p>
      <p>
        From {EARLY_BALLOTS} lists on, a range like ‘4th to 9th’ says which ranks are possible if other fans
        had voted, and the arrows compare with the edition that we save every Friday at 04:01 UTC.
      </p>
    </Disclosure>
  );
}
