import { computeAgreement, findBoldestPick } from '@outrank/shared/ballots/agreement';
import type { Slots } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { useId } from 'react';
import { describeAgreement } from '#features/results/resultsText.ts';
import { ItemLink } from '#spoilers/ItemLink.tsx';
import { pluralize } from '#ui/format.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import styles from './OwnBallot.module.css';

type Props = { results: PublishedTopTen; slots: Slots };

/** Compares the user's ballot with the Top 10: the agreement in percent, and the boldest pick. */
export function OwnBallot({ results, slots }: Props) {
  const id = useId();
  const agreement = computeAgreement(slots, results.top10);
  const boldest = findBoldestPick(slots, results);
  if (agreement === undefined) return null;
  return (
    <Card>
      <section className={styles.own} aria-labelledby={id}>
        <h3 id={id} className={styles.title}>
          Your ballot vs. the island
        </h3>
        <p className={styles.score}>
          <strong className={styles.number}>{agreement}%</strong> agreement
        </p>
        <div>
          <p>{describeAgreement(agreement)}</p>
          {boldest && (
            <p>
              Your boldest pick:{' '}
              <strong>
                <ItemLink item={showOwn(contestantItem(boldest.id))} />
              </strong>{' '}
              at #{boldest.position}, on {boldest.listed || 'none'} of{' '}
              {pluralize(results.countedVotes, 'ballot')}.
            </p>
          )}
        </div>
        <Disclosure summary="How we calculate agreement">
          <p>
            Your #1 is worth 10 points, your #2 is worth 9, and so on down to 1 for your #10. The Top 10 gets
            points the same way. For everyone on both lists, the smaller number counts. We double the total
            and divide it by all the points on both lists. The same ten in the same order is 100%; nobody in
            common is 0%.
          </p>
        </Disclosure>
      </section>
    </Card>
  );
}
