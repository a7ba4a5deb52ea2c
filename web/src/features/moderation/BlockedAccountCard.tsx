import type { BlockedAccount } from '@outrank/shared/documents/moderation';
import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/layout/Card.tsx';
import { DecisionButton } from './DecisionButton.tsx';
import styles from './ModerationQueue.module.css';
import { moderationQueries } from './moderationQueries.ts';

type Props = { googleId: string; account: BlockedAccount };

/** A blocked account and a button to unblock it. */
export function BlockedAccountCard({ googleId, account: { uid, reason } }: Props) {
  const { data: name = uid } = useQuery(moderationQueries.name(uid));
  return (
    <Card as="article">
      <p className={styles.name}>{name}</p>
      <p className={styles.head}>Blocked: {reason}</p>
      <div className={styles.actions}>
        <DecisionButton
          label="Unblock"
          targetName={name}
          request={{ action: 'unblock', googleId, reason: '' }}
        />
      </div>
    </Card>
  );
}
