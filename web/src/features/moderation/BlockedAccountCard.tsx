import { BLOCKED_BY_SELF, type BlockedAccount } from '@outrank/shared/moderation/moderation';
import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/layout/Card.tsx';
import { DecisionButton } from './DecisionButton.tsx';
import styles from './ModerationQueue.module.css';
import { moderationQueries } from './moderationQueries.ts';

type Props = { account: BlockedAccount & { readonly target: string } };

/** A blocked account and a button to unblock it. */
export function BlockedAccountCard({ account: { target, reason, by } }: Props) {
  const { data: name = target } = useQuery(moderationQueries.name(target));
  const isBeingDeleted = by === BLOCKED_BY_SELF;
  return (
    <Card as="article">
      <p className={styles.name}>{name}</p>
      <p className={styles.head}>
        {isBeingDeleted ? 'The fan is deleting this account.' : `Blocked: ${reason}`}
      </p>
      {!isBeingDeleted && (
        <div className={styles.actions}>
          <DecisionButton
            label="Unblock"
            targetName={name}
            request={{ action: 'unblock', uid: target, reason: '' }}
          />
        </div>
      )}
    </Card>
  );
}
