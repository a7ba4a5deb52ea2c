import { EARLY_BALLOTS } from '@outrank/shared/limits';
import { Disclosure } from '#ui/layout/Disclosure.tsx';

/** Explains how ballots are counted. */
export function HowThisWorks() {
  return (
    <Disclosure summary="How this works">
      <p>
        Each ballot gives 10 points to its first place, 9 to its second, and so on down to 1. Most points
        wins. Ties go to first-place votes, then to ballots that list them. If it's still a tie, they share
        the place.
      </p>
      <p>
        ‘Avg Pos’ is the average position on all ballots. When a ballot leaves someone off, it counts as 11th
        place there.
      </p>
      <p>
        The bars show how many ballots put someone in each place from 1 to 10, and how many left them off.
      </p>
      <p>
        From {EARLY_BALLOTS} ballots on, ‘Likely ranks’ such as ‘4th to 9th’ tells how sure a place is: with
        other fans voting, it could be any of these.
      </p>
      <p>
        Every Friday at 04:01 UTC we save the week's results as an edition. Editions never change. ‘Change
        since’ compares with the latest one.
      </p>
    </Disclosure>
  );
}
