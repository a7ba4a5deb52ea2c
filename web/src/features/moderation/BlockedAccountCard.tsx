import { BLOCKED_BY_SELF, type BlockedAccount } from '@outrank/shared/moderation/moderation';
import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/layout/Card.tsx';
import styles from './ModerationQueue.module.css';
import { moderationQueries } from './moderationQueries.ts';
import { DecisionButton } from './DecisionButton.tsx';

type Props = { account: BlockedAccount & { readonly target: string } };

/** An account that may not write, and the way to free it. */
export function BlockedAccountCard({ account: { target, reason, by } }: Props) {
  const { data: name = target } = useQuery(moderationQueries.name(target));
  const isLeaving = by === BLOCKED_BY_SELF;
  return (
    <Card as="article">
      <p className={styles.name}>{name}</p>
      <p className={styles.head}>{isLeaving ? 'The fan is deleting this account.' : `Blocked: ${reason}`}</p>
      {!isLeaving && (
        <div className={styles.actions}>
          <DecisionButton
            label="Unblock"
            what={name}
            request={{ action: 'unblock', uid: target, reason: '' }}
          />
        </div>
      )}
    </Card>
  );
}
