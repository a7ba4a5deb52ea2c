import type { ConsensusRow, PublishedConsensus } from '@outrank/shared/consensus/consensus';
import {
  isWon,
  listHeadToHeads,
  type RivalHeadToHead,
  sortHeadToHeads,
} from '@outrank/shared/consensus/score';
import type { Subject } from '@outrank/shared/documents/results';
import type { CSSProperties } from 'react';
import { formatRange } from '#features/results/resultsText.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink } from '#spoilers/ItemLink.tsx';
import { pluralize } from '#ui/format.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { formatPart, getItemNoun, useSubjectItem } from './consensusText.ts';
import styles from './RowDetails.module.css';

/** The best and the worst head-to-heads that are shown first. */
const EXTREMES = 3;

type Props = { subject: Subject; results: PublishedConsensus; row: ConsensusRow };

/** What the lists say about an item: its counts, the best and the worst head-to-heads, and all of them. */
export function RowDetails({ subject, results, row }: Props) {
  const headToHeads = sortHeadToHeads(listHeadToHeads(results.headToHeads, row.id));
  const item = useSubjectItem(subject)(row.id);
  return (
    <div className={styles.details}>
      <p className={styles.facts}>{describeRow(row, results.ballots, getItemNoun(subject))}</p>
      {!item.isHidden && (
        <p className={styles.page}>
          More about{' '}
          <strong>
            <ItemLink item={item} />
          </strong>
        </p>
      )}
      {headToHeads.length <= 2 * EXTREMES ? (
        <HeadToHeads title="Head-to-heads" subject={subject} headToHeads={headToHeads} />
      ) : (
        <>
          <HeadToHeads
            title="Best head-to-heads"
            subject={subject}
            headToHeads={headToHeads.slice(0, EXTREMES)}
          />
          <HeadToHeads
            title="Worst head-to-heads"
            subject={subject}
            headToHeads={headToHeads.slice(-EXTREMES)}
          />
          <div className={styles.all}>
            <Disclosure summary={`All ${headToHeads.length} head-to-heads`}>
              {() => <HeadToHeads subject={subject} headToHeads={headToHeads} />}
            </Disclosure>
          </div>
        </>
      )}
    </div>
  );
}

function describeRow({ rankedBy, beats, met, range }: ConsensusRow, ballots: number, noun: string): string {
  const counted = `On ${formatPart(rankedBy, ballots)} lists.`;
  const record = `Beats ${beats} of the ${pluralize(met, noun)} it met.`;
  const sure = range && `Likely rank: ${formatRange(range)}.`;
  return [counted, met > 0 && record, sure].filter(Boolean).join(' ');
}

type HeadToHeadsProps = { title?: string; subject: Subject; headToHeads: readonly RivalHeadToHead[] };

/** The head-to-heads of an item: 'above Palau in 182 of 312', with a bar of the ratio. */
function HeadToHeads({ title, subject, headToHeads }: HeadToHeadsProps) {
  const show = useSubjectItem(subject);
  if (headToHeads.length === 0) return null;
  return (
    <section>
      {title && <h4 className={styles.title}>{title}</h4>}
      <ul className={styles.headToHeads}>
        {headToHeads.map((headToHead) => {
          const { rivalId, wins, both } = headToHead;
          const rival = show(rivalId);
          return (
            <li
              key={rivalId}
              className={styles.headToHead}
              data-is-won={isWon(headToHead) || undefined}
              style={{ '--ratio': wins / both } as CSSProperties}
            >
              <ItemPicture item={rival} size={28} isDecorative />
              <span className={styles.rival}>
                <span className={styles.soft}>above</span> <ItemLink item={rival} />
              </span>{' '}
              <span className={styles.count}>
                <span className="visuallyHidden">in </span>
                {formatPart(wins, both)}
              </span>
              <span className={styles.bar} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
