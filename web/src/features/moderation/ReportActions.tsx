import type { ReportedContent } from '@outrank/shared/documents/moderation';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import type { PresentTarget } from '#data/moderation/sendReport.ts';
import { BlockAccountButton } from './BlockAccountButton.tsx';
import { DecisionButton } from './DecisionButton.tsx';
import { DecisionDialogButton } from './DecisionDialogButton.tsx';
import { getAuthor } from './getAuthor.ts';
import styles from './ModerationQueue.module.css';

type Props = { target: ReportTarget; present: PresentTarget; now: ReportedContent | undefined };

/** What a curator can decide about a reported target. The reports of a deleted one can only be closed. */
export function ReportActions({ target, present, now }: Props) {
  const targetId = reportTargetId(target);
  const author = getAuthor(target, present);
  const name = author?.userName ?? 'someone';
  const targetName = target.kind === 'user' ? `the name ${name}` : `the ${target.kind} by ${name}`;
  return (
    <div className={styles.actions}>
      {author && target.kind === 'user' && (
        <DecisionDialogButton
          label="Reset name"
          targetName={`of ${name}`}
          description="Their name becomes “Castaway” everywhere. They can choose another one."
          isDanger
          buildRequest={(reason) => ({ action: 'resetName', target: targetId, reason })}
        />
      )}
      {author && target.kind !== 'user' && (
        <DecisionDialogButton
          label="Hide"
          targetName={targetName}
          isDanger
          buildRequest={(reason) => ({ action: 'hide', target: targetId, reason })}
        />
      )}
      <DecisionButton
        label={author ? 'Keep' : 'Close'}
        targetName={targetName}
        request={{ action: 'keep', target: targetId, reason: '', content: now ?? null }}
      />
      {author && <BlockAccountButton uid={author.userId} name={author.userName} />}
    </div>
  );
}
