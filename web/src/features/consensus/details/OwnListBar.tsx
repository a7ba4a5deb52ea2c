import { compareOrders } from '@outrank/shared/consensus/compareOrders';
import type { PublishedConsensus } from '@outrank/shared/consensus/consensus';
import { Link } from 'react-router-dom';
import { formatShare } from '#features/consensus/consensusText.ts';
import type { OwnList } from '#features/consensus/ownList.ts';
import { TagToggle } from '#ui/form/Toggle.tsx';
import styles from './OwnListBar.module.css';

type Props = {
  results: PublishedConsensus;
  ownList: OwnList;
  /** Whether its ranks are shown beside those of the consensus. */
  isShown: boolean;
  onToggle: (isShown: boolean) => void;
};

/** Shows the ranks of the user's own list, and how far it agrees with the consensus. */
export function OwnListBar({ results, ownList, isShown, onToggle }: Props) {
  const ranks = new Map(results.rows.flatMap(({ id, rank }) => (rank === undefined ? [] : [[id, rank]])));
  const { agreeing, pairs, percent } = compareOrders(ownList.ranks, ranks);
  return (
    <div className={styles.own}>
      <TagToggle isPressed={isShown} onToggle={onToggle}>
        My list
      </TagToggle>
      <p>
        {percent !== undefined && (
          <>
            You agree in {formatShare(agreeing, pairs)} head-to-heads (<strong>{percent}%</strong>).{' '}
          </>
        )}
        <Link to={ownList.comparePath}>Compare</Link>
      </p>
    </div>
  );
}
