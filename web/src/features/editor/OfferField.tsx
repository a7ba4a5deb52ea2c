import { formatSubject } from '@outrank/shared/consensus/subject';
import { Checkbox } from '#ui/form/Toggle.tsx';
import { pluralize } from '#ui/format.ts';
import styles from './ListEditor.module.css';
import type { Offer } from './useOffer.ts';

type Props = { offer: Offer; onChange: (isOffered: boolean) => void };

/** Whether the fans' ranking counts the list, or why it cannot. */
export function OfferField({ offer: { qualification, isOffered, replaced }, onChange }: Props) {
  if ('problem' in qualification) {
    const text = explainProblem(qualification);
    return text && <p className={styles.tip}>{text}</p>;
  }
  return (
    <Checkbox
      label={`Count this in the fans' ranking of ${formatSubject(qualification.subject)} (first is best)`}
      isChecked={isOffered === true}
      isDisabled={isOffered === undefined}
      onChange={onChange}
    >
      {isOffered && replaced !== undefined && `Replaces "${replaced}"`}
    </Checkbox>
  );
}

type Problem = Extract<Offer['qualification'], { problem: string }>;

function explainProblem(problem: Problem): string | undefined {
  switch (problem.problem) {
    case 'noItems':
      return undefined;
    case 'private':
      return "Only public lists count in the fans' rankings.";
    case 'severalSeasons':
      return "To count in a fans' ranking, all contestants must be picked from the same season.";
    case 'tooFew': {
      const { subject, missing } = problem;
      const more = pluralize(missing, subject === 'seasons' ? 'more season' : 'more contestant');
      return `Add ${more} to count this in the fans' ranking of ${formatSubject(subject)}.`;
    }
  }
}
