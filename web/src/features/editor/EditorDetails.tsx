import { nameSubject } from '@outrank/shared/consensus/subject';
import {
  detailTexts,
  getListText,
  type ListText,
  type ListTexts,
  listTexts,
} from '@outrank/shared/documents/list';
import { choosableTags, tagLabels } from '@outrank/shared/documents/tags';
import { isEmptyContent } from '@outrank/shared/lists/draft';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { findTextProblem } from '@outrank/shared/text/readable';
import { type Dispatch, useState } from 'react';
import { Field } from '#ui/form/Field.tsx';
import { Checkbox, TagToggle } from '#ui/form/Toggle.tsx';
import { pluralize } from '#ui/format.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import type { EditorAction } from './editorReducer.ts';
import styles from './ListEditor.module.css';
import type { Submission } from './submission.ts';

type Props = {
  content: ListContent;
  isInitiallyOpen: boolean;
  dispatch: Dispatch<EditorAction>;
};

/**
 * The texts beside the name, and tags. Opens by itself when they arrive with a draft or another version, so that nobody
 * publishes text unseen.
 */
export function EditorDetails({ content, isInitiallyOpen, dispatch }: Props) {
  const isFilled = !isEmptyContent({ ...content, name: '', items: [] });
  const [shown, setShown] = useState({ isFilled, isOpen: isInitiallyOpen || isFilled });
  if (isFilled !== shown.isFilled) setShown({ isFilled, isOpen: isFilled || shown.isOpen });
  return (
    <Disclosure summary="Details" isOpen={shown.isOpen} onToggle={(isOpen) => setShown({ ...shown, isOpen })}>
      <div className={styles.details}>
        {detailTexts.map((text) => (
          <ListTextField key={text} text={text} content={content} dispatch={dispatch} />
        ))}
        <fieldset className={styles.tags}>
          <legend>Tags</legend>
          <div className={styles.tagRow}>
            {choosableTags.map((tag) => (
              <TagToggle
                key={tag}
                isPressed={content.tags.includes(tag)}
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
export function SubmissionField(props: { submission: Submission; onChange: (isSubmitted: boolean) => void }) {
  const { qualification, isSubmitted, isOtherDirection, replaced } = props.submission;
  if ('problem' in qualification) {
    const text = explainProblem(qualification);
    return text && <p className={styles.tip}>{text}</p>;
  }
  return (
    <Checkbox
      label={`Count my list in the fans' ranking of ${nameSubject(qualification.subject)}`}
      isChecked={isSubmitted === true}
      isDisabled={isSubmitted === undefined}
      onChange={props.onChange}
    >
      {isOtherDirection && <span>Its name sounds like the best isn't first. If it is, tick this.</span>}
      {isSubmitted && replaced !== undefined && <span>Replaces "{replaced}"</span>}
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

type TextProps = {
  text: ListText;
  content: ListTexts;
  /** In place of what is wrong with the letters. */
  error?: string | undefined;
  dispatch: Dispatch<EditorAction>;
};

/** The field of one of a list's texts, as its declaration says. */
export function ListTextField({ text, content, error, dispatch }: TextProps) {
  const { label, max, rows } = listTexts[text];
  const value = getListText(content, text);
  return (
    <Field
      label={label}
      {...(rows > 1 && { isMultiline: true, rows })}
      value={value}
      onChange={(typed) => dispatch({ type: 'written', text, typed })}
      maxLength={max}
      error={error ?? findTextProblem(value)}
    />
  );
}
