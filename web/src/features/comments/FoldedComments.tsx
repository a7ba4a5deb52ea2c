import { findSeason, formatSeasonName } from '@outrank/shared/catalogue/catalogue';
import { EyeOff } from 'lucide-react';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import styles from './CommentsSection.module.css';

export function FoldedComments({ reason, onShow }: { reason: string; onShow: () => void }) {
  return (
    <div className={styles.folded}>
      <EyeOff size={22} aria-hidden="true" />
      <p>{reason}</p>
      <Button onClick={onShow}>Show comments</Button>
    </div>
  );
}

/** Seasons beyond this many are counted instead of named. */
const NAMED_SEASONS = 2;

/** 'Palau', 'Palau and Cagayan', 'Palau, Cagayan and 3 more seasons'. */
function nameSeasons(ids: readonly string[]): string {
  const names = ids.map((id) => formatSeasonName(findSeason(id)?.name ?? id));
  const rest = names.length - NAMED_SEASONS;
  return rest > 0
    ? `${names.slice(0, NAMED_SEASONS).join(', ')} and ${pluralize(rest, 'more season')}`
    : names.join(' and ');
}

type Fold = {
  /** The list gives away spoilers, so not even its seasons are named. */
  readonly isSpoiler: boolean;
  readonly count: number;
  /** There are older comments, which are not counted until they are loaded. */
  readonly hasOlder: boolean;
  readonly unwatchedSeasons: readonly string[];
};

/** Why comments are folded until the reader asks for them, or undefined when they are not. */
export function findFoldReason({ isSpoiler, count, hasOlder, unwatchedSeasons }: Fold): string | undefined {
  if (isSpoiler) return 'Comments may contain spoilers.';
  if (unwatchedSeasons.length === 0) return undefined;
  const seasons = nameSeasons(unwatchedSeasons);
  if (hasOlder) return `${count}+ comments. They may mention ${seasons}.`;
  return `${pluralize(count, 'comment')}. ${count === 1 ? 'It' : 'They'} may mention ${seasons}.`;
}
