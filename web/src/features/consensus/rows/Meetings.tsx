import type { RivalHeadToHead } from '@outrank/shared/consensus/score';
import { isWon } from '@outrank/shared/consensus/score';
import type { Subject } from '@outrank/shared/documents/results';
import type { CSSProperties } from 'react';
import { formatShare } from '#features/consensus/consensusText.ts';
import { useSubjectItem } from '#features/consensus/useSubjectItem.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import styles from './Meetings.module.css';

type Props = { subject: Subject; meetings: readonly RivalHeadToHead[] };

/** The head-to-heads of an item: 'above Palau in 182 of 312', with a bar of the share. */
export function Meetings({ subject, meetings }: Props) {
  const show = useSubjectItem(subject);
  return (
    <ul className={styles.meetings}>
      {meetings.map((meeting) => {
        const { rivalId, wins, both } = meeting;
        const rival = show(rivalId);
        return (
          <li
            key={rivalId}
            className={styles.meeting}
            data-is-won={isWon(meeting) || undefined}
            style={{ '--share': wins / both } as CSSProperties}
          >
            <ItemPicture item={rival} size={28} isDecorative />
            <span className={styles.rival}>
              <span className={styles.soft}>above</span> {rival.name}
            </span>{' '}
            <span className={styles.count}>
              <span className="visuallyHidden">in </span>
              {formatShare(wins, both)}
            </span>
            <span className={styles.bar} />
          </li>
        );
      })}
    </ul>
  );
}
