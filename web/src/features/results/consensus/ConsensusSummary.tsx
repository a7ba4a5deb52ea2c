import type { PublishedConsensus } from '@outrank/shared/consensus/consensus';
import { getHeadToHead } from '@outrank/shared/consensus/headToHeads';
import type { Subject } from '@outrank/shared/documents/results';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink } from '#reader/ItemLink.tsx';
import { Card } from '#ui/layout/Card.tsx';
import styles from './ConsensusSummary.module.css';
import { formatPart, getItemNoun, useSubjectItem } from './consensusText.ts';

type Props = { subject: Subject; results: PublishedConsensus };

/** The item that beats all others, or else three that beat each other in a cycle. */
export function ConsensusSummary({ subject, results }: Props) {
  const { winner, cycle } = results;
  if (winner === undefined && cycle === undefined) return null;
  return (
    <Card>
      {winner === undefined ? (
        <Cycle subject={subject} results={results} />
      ) : (
        <Winner subject={subject} results={results} winner={winner} />
      )}
    </Card>
  );
}

/** The item that beats all others one to one, and the one with the best score when that is another. */
function Winner({ subject, results: { rows }, winner }: Props & { winner: string }) {
  const show = useSubjectItem(subject);
  const leaders = rows.filter(({ rank }) => rank === 1).map(({ id }) => id);
  const [item, leader] = [show(winner), show(leaders[0] ?? winner)];
  const name = item.isHidden ? "One you haven't watched" : item.name;
  const leaderName = leader.isHidden ? "one you haven't watched" : leader.name;
  const isSeason = subject === 'seasons';
  const isFirst = leaders.includes(winner);
  const verdict = isFirst
    ? `${name} beats every other ${getItemNoun(subject)}.`
    : `${name} beats ${isSeason ? 'every season' : 'everyone'} one to one, but ${leaderName} wins by more.`;
  return (
    <div className={styles.winner}>
      <ItemPicture item={item} size={72} />
      <p>
        <strong className={styles.name}>{verdict}</strong>
        {isFirst && (
          <span>
            {` Most fans put ${name} above ${isSeason ? 'every other season' : 'everyone else'}, one at a time.`}
          </span>
        )}
      </p>
    </div>
  );
}

/** Three items of which each beats the next. */
export function Cycle({ subject, results: { headToHeads, cycle } }: Props) {
  const show = useSubjectItem(subject);
  if (cycle === undefined) return null;
  const [a, b, c] = cycle;
  const indexOf = (id: string) => headToHeads.items.indexOf(id);
  return (
    <div className={styles.cycle}>
      <p>
        <strong className={styles.cycleTitle}>Three beat each other in a circle.</strong> Each beats the next,
        like rock, paper, scissors:
      </p>
      <ol className={styles.steps}>
        {(
          [
            [a, b],
            [b, c],
            [c, a],
          ] as const
        ).map(([winner, loser]) => {
          const { wins, both } = getHeadToHead(headToHeads, indexOf(winner), indexOf(loser));
          return (
            <li key={winner} className={styles.step}>
              <ItemPicture item={show(winner)} size={32} />
              <span>
                <ItemLink item={show(winner)} /> <span className={styles.soft}>above</span>{' '}
                <ItemLink item={show(loser)} />{' '}
                <span className={styles.soft}>in {formatPart(wins, both)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
