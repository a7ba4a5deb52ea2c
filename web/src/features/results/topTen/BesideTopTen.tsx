import { computeAgreement, findBoldestPick } from '@outrank/shared/ballots/agreement';
import type { Slots } from '@outrank/shared/ballots/ballot';
import { formatAveragePosition, type PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { findDropped } from '@outrank/shared/results/edition';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { type ReactNode, useId } from 'react';
import { describeAgreement } from '#features/results/resultsText.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink } from '#reader/ItemLink.tsx';
import { RevealButton } from '#reader/RevealButton.tsx';
import { useShield } from '#reader/useShield.ts';
import { pluralize } from '#ui/format.ts';
import { Card, RankNumeral } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import styles from './BesideTopTen.module.css';
import ownStyles from './OwnBallot.module.css';

type Props = { results: PublishedTopTen };

/** The contestants right below the Top 10. */
export function JustMissed({ results: { justMissed, totalVotes } }: Props) {
  return (
    <Contestants title="Just missed">
      {justMissed.map(({ id, rank, totalScore }) => (
        <Contestant key={id} id={id} which={`number ${rank}`} rank={rank}>
          <span className={styles.average}>
            <span className={styles.soft}>Avg Pos</span> {formatAveragePosition(totalScore, totalVotes)}
          </span>
        </Contestant>
      ))}
    </Contestants>
  );
}

/** The contestants who were in the Top 10 of the last edition and no longer are. */
export function DroppedOut({ results: { lastEdition, top10 } }: Props) {
  const dropped = lastEdition ? findDropped(lastEdition.items, top10) : [];
  return (
    <Contestants title="Dropped out">
      {dropped.map(({ id, rank }) => (
        <Contestant key={id} id={id} which={`former number ${rank}`}>
          <span className={styles.soft}>was #{rank}</span>
        </Contestant>
      ))}
    </Contestants>
  );
}

function Contestants({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const headingId = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.title}>
        {title}
      </h3>
      <ol className={styles.contestants}>{children}</ol>
    </section>
  );
}

type ContestantProps = { id: string; which: string; rank?: number; children: ReactNode };

function Contestant({ id, which, rank, children }: ContestantProps) {
  const item = useShield().showPerson(id);
  return (
    <li className={styles.contestant} data-is-dropped={rank === undefined || undefined}>
      {rank !== undefined && <RankNumeral rank={rank} size="small" />}
      <ItemPicture item={item} size="small" />
      <span className={styles.name}>
        <ItemLink item={item} />
        <RevealButton item={item} which={which} />
      </span>
      {children}
    </li>
  );
}

/** Compares the user's ballot with the Top 10: the agreement in percent, and the boldest pick. */
export function OwnBallot({ results, slots }: Props & { slots: Slots }) {
  const id = useId();
  const agreement = computeAgreement(slots, results.top10);
  const boldest = findBoldestPick(slots, results);
  if (agreement === undefined) return null;
  return (
    <Card>
      <section className={ownStyles.own} aria-labelledby={id}>
        <h3 id={id} className={ownStyles.title}>
          Your ballot vs. the island
        </h3>
        <p className={ownStyles.score}>
          <strong className={ownStyles.number}>{agreement}%</strong> agreement
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
