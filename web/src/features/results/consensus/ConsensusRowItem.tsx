import type { ConsensusRow, PublishedConsensus } from '@outrank/shared/consensus/consensus';
import {
  isWon,
  listHeadToHeads,
  type RivalHeadToHead,
  sortHeadToHeads,
} from '@outrank/shared/consensus/score';
import type { Subject } from '@outrank/shared/documents/results';
import type { Movement } from '@outrank/shared/results/edition';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import styles from '#features/results/RankedLine.module.css';
import { RankedLine, Score } from '#features/results/RankedLine.tsx';
import { formatRange } from '#features/results/resultsText.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink } from '#reader/ItemLink.tsx';
import { RevealButton } from '#reader/RevealButton.tsx';
import { pluralize } from '#ui/format.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import detailsStyles from './ConsensusRowItem.module.css';
import { formatPart, formatScore, getItemNoun, useSubjectItem } from './consensusText.ts';

/** What the rows of a list have in common. */
export type RowsProps = {
  subject: Subject;
  results: PublishedConsensus;
  /** Whether the order means ranks. Otherwise only the head-to-heads are shown, without a score. */
  isRanked?: boolean;
  /** Of ranked items since the last edition, by id. */
  movements?: ReadonlyMap<string, Movement> | undefined;
  /** The ranks on the user's own list, by id, to show beside those of the consensus. */
  ownRanks?: ReadonlyMap<string, number> | undefined;
};

type Props = RowsProps & {
  row: ConsensusRow;
  /** Among the rows of its list, from 1. */
  position: number;
};

export function ConsensusRowItem(props: Props) {
  const { subject, results, isRanked = false, movements, ownRanks, row, position } = props;
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const item = useSubjectItem(subject)(row.id);
  const which = isRanked ? `number ${row.rank}` : `unranked number ${position}`;
  return (
    <li className={styles.row} data-is-open={isOpen || undefined} data-is-ranked={isRanked || undefined}>
      <RankedLine
        item={item}
        rank={isRanked ? row.rank : undefined}
        name={
          <h3 className={styles.name} translate="no">
            {item.name}
          </h3>
        }
        movement={movements?.get(row.id)}
        ownRank={ownRanks?.get(row.id)}
        facts={
          isRanked ? (
            <>
              {row.range && <span>{formatRange(row.range)}</span>}{' '}
              <span className={styles.record}>beats {formatPart(row.beats, row.met)}</span>
            </>
          ) : (
            <span>on {pluralize(row.rankedBy, 'list')}</span>
          )
        }
        score={
          isRanked && (
            // Full for an item that every list puts on top of all others.
            <Score ratio={row.score / 1_000_000} before="wins" after="of head-to-heads">
              {formatScore(row.score)}
            </Score>
          )
        }
      >
        <span className={styles.reveal}>
          <RevealButton item={item} which={which} />
        </span>
        <button
          type="button"
          className={styles.toggle}
          aria-label={`Head-to-heads of ${item.isHidden ? which : item.name}`}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown aria-hidden="true" />
        </button>
      </RankedLine>
      <div id={detailsId} className={styles.details} hidden={!isOpen}>
        {isOpen && <RowDetails subject={subject} results={results} row={row} />}
      </div>
    </li>
  );
}

/** The best and the worst head-to-heads that are shown first. */
const EXTREMES = 3;

/** What the lists say about an item: its counts, the best and the worst head-to-heads, and all of them. */
function RowDetails({ subject, results, row }: Pick<Props, 'subject' | 'results' | 'row'>) {
  const headToHeads = sortHeadToHeads(listHeadToHeads(results.headToHeads, row.id));
  const areFew = headToHeads.length <= 2 * EXTREMES;
  const parts = areFew
    ? { 'Head-to-heads': headToHeads }
    : {
        'Best head-to-heads': headToHeads.slice(0, EXTREMES),
        'Worst head-to-heads': headToHeads.slice(-EXTREMES),
      };
  const item = useSubjectItem(subject)(row.id);
  return (
    <div className={detailsStyles.details}>
      <p className={detailsStyles.facts}>{describeRow(row, results.ballots, getItemNoun(subject))}</p>
      {!item.isHidden && (
        <p className={detailsStyles.page}>
          More about{' '}
          <strong>
            <ItemLink item={item} />
          </strong>
        </p>
      )}
      {Object.entries(parts).map(([title, part]) => (
        <HeadToHeads key={title} title={title} subject={subject} headToHeads={part} />
      ))}
      {!areFew && (
        <div className={detailsStyles.all}>
          <Disclosure summary={`All ${headToHeads.length} head-to-heads`}>
            {() => <HeadToHeads subject={subject} headToHeads={headToHeads} />}
          </Disclosure>
        </div>
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
      {title && <h4 className={detailsStyles.title}>{title}</h4>}
      <ul className={detailsStyles.headToHeads}>
        {headToHeads.map((headToHead) => {
          const { rivalId, wins, both } = headToHead;
          const rival = show(rivalId);
          return (
            <li
              key={rivalId}
              className={detailsStyles.headToHead}
              data-is-won={isWon(headToHead) || undefined}
              style={{ '--ratio': wins / both }}
            >
              <ItemPicture item={rival} size={28} />
              <span className={detailsStyles.rival}>
                <span className={detailsStyles.soft}>above</span> <ItemLink item={rival} />
              </span>{' '}
              <span className={detailsStyles.count}>
                <span className="visuallyHidden">in </span>
                {formatPart(wins, both)}
              </span>
              <span className={detailsStyles.bar} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
