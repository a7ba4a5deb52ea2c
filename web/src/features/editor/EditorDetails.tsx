import { nameSubject } from '@outrank/shared/consensus/subject';
import { choosableTags, tagLabels } from '@outrank/shared/documents/tags';
import { LIST_DESCRIPTION_MAX } from '@outrank/shared/limits';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { findTextProblem } from '@outrank/shared/text/readable';
import { type Dispatch, useEffect, useState } from 'react';
import { Field } from '#ui/form/Field.tsx';
import { Checkbox, TagToggle } from '#ui/form/Toggle.tsx';
import { pluralize } from '#ui/format.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import type { EditorAction } from './editorReducer.ts';
import styles from './ListEditor.module.css';
import type { Submission } from './submission.ts';

type Props = Pick<ListContent, 'description' | 'tags'> & {
  isInitiallyOpen: boolean;
  dispatch: Dispatch<EditorAction>;
};

/**
 * Description and tags. Opens by itself when they arrive with a draft or another version, so that nobody publishes text
 * unseen.
 */
export function EditorDetails({ description, tags, isInitiallyOpen, dispatch }: Props) {
  const isFilled = description !== '' || tags.length > 0;
  const [isOpen, setIsOpen] = useState(isInitiallyOpen || isFilled);
  useEffect(() => {
    if (isFilled) setIsOpen(true);
  }, [isFilled]);
  return (
    <Disclosure summary="Details" isOpen={isOpen} onToggle={setIsOpen}>
      <div className={styles.details}>
        <Field
          label="List Description"
          isMultiline
          rows={3}
          value={description}
          onChange={(typed) => dispatch({ type: 'written', text: 'description', typed })}
          maxLength={LIST_DESCRIPTION_MAX}
          error={findTextProblem(description)}
        />
        <fieldset className={styles.tags}>
          <legend>Tags</legend>
          <div className={styles.tagRow}>
            {choosableTags.map((tag) => (
              <TagToggle
                key={tag}
                isPressed={tags.includes(tag)}
                onToggle={() => dispatch({ type: 'tagToggled', tag })}
              >
                {tagLabels[tag]}
              </TagToggle>
            ))}
          </div>
          <p className={styles.tip}>
            Gives away a result? Tag it Spoiler: your list stays hidden until readers choose to see it. The
            title and description always show.
          </p>
        </fieldset>
      </div>
    </Disclosure>
  );
}

/** Whether the fans' ranking counts the list, or why it cannot. */
export function SubmissionField(props: { submission: Submission; onChange: (isCounted: boolean) => void }) {
  const { qualification, isCounted, isOtherDirection, replaced } = props.submission;
  if ('problem' in qualification) {
    const text = explainProblem(qualification);
    return text && <p className={styles.tip}>{text}</p>;
  }
  return (
    <Checkbox
      label={`Count my list in the fans' ranking of ${nameSubject(qualification.subject)}`}
      isChecked={isCounted === true}
      isDisabled={isCounted === undefined}
      onChange={props.onChange}
    >
      {isOtherDirection && "Its name sounds like the best isn't first. If it is, tick this."}
      {isCounted && replaced !== undefined && `Replaces "${replaced}"`}
    </Checkbox>
  );
}

type Problem = Extract<Submission['qualification'], { problem: string }>;

function explainProblem(problem: Problem): string | undefined {
  switch (problem.problem) {
    case 'noItems':
      return undefined;
    case 'private':
      return "Only public lists count in the fans' rankings.";
    case 'severalSeasons':
      return "To count in a fans' ranking, all castaways must be picked from the same season.";
    case 'tooFew': {
      const { subject, missing } = problem;
      const more = pluralize(missing, subject === 'seasons' ? 'more season' : 'more castaway');
      return `Add ${more} to count it in the fans' ranking of ${nameSubject(subject)}.`;
    }
  }
}
