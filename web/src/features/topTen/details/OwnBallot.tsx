import { computeAgreement, findBoldestPick } from '@outrank/shared/ballots/agreement';
import type { Slots } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useId } from 'react';
import { describeAgreement } from '#features/topTen/topTenText.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { pluralize } from '#ui/pluralize.ts';
import styles from './OwnBallot.module.css';

type Props = { results: PublishedTopTen; slots: Slots };

/** Compares the user's ballot with the Top 10: the agreement in percent, and the boldest pick. */
export function OwnBallot({ results, slots }: Props) {
  const id = useId();
  const agreement = computeAgreement(slots, results.top10);
  if (agreement === undefined) return null;
  return (
    <Card>
      <section className={styles.own} aria-labelledby={id}>
        <h3 id={id} className={styles.title}>
          Your ballot against the island
        </h3>
        <p className={styles.score}>
          <strong className={styles.number}>{agreement}%</strong> agreement
        </p>
        <p>{describeAgreement(agreement)}</p>
        <BoldestPick results={results} slots={slots} />
        <Disclosure summary="How agreement is reckoned">
          <p>
            Your first place is worth 10 points, your second 9, down to 1 for your tenth, and the same goes
            for the Top 10. For everybody on both lists the smaller of the two numbers counts. Twice their
            sum, divided by all points of both lists, is your agreement: 100% for the same ten in the same
            order, 0% without a name in common.
          </p>
        </Disclosure>
      </section>
    </Card>
  );
}

function BoldestPick({ results, slots }: Props) {
  const boldest = findBoldestPick(slots, results);
  if (!boldest) return null;
  const { id, position, listed } = boldest;
  return (
    <p>
      Your boldest pick: <strong>{contestantItem(id).name}</strong> at #{position}, on{' '}
      {listed === 1 ? 'no ballot but yours' : `${pluralize(listed, 'ballot')} of ${results.totalVotes}`}.
    </p>
  );
}
