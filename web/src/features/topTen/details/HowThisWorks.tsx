import { EARLY_BALLOTS, ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { Disclosure } from '#ui/layout/Disclosure.tsx';

/** Explains how ballots are counted. */
export function HowThisWorks() {
  return (
    <Disclosure summary="How this works">
      <p>
        Every ballot gives 10 points to its first place, 9 to its second, down to 1 for its tenth. The most
        points lead. On equal points more first places decide, then more ballots that list the contestant; who
        is equal in that too shares the place.
      </p>
      <p>
        ‘Avg Pos’ is 11 minus the points per ballot. A contestant whom a ballot does not list gets no points
        from it, which counts as 11th place there. So the order by points and the order by average always
        agree.
      </p>
      <p>
        The strip shows how many ballots put the contestant in each place from 1 to 10, and how many left them
        off.
      </p>
      <p>
        Every Friday at 04:01 UTC the week’s edition is kept as it stands, and never changes again. The arrows
        compare with the last one. With fewer than {EARLY_BALLOTS} ballots the results are early, with fewer
        than {ENOUGH_BALLOTS} they are not enough to speak for the island yet.
      </p>
    </Disclosure>
  );
}
