import { isEmptyContent } from '@outrank/shared/lists/draft';
import { findContentProblem, NAME_MISSING } from '@outrank/shared/lists/listContent';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { findNameProblem } from '@outrank/shared/text/nameProblems';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import { UndoButtons } from '#ui/history/UndoButtons.tsx';
import { StickyBar } from '#ui/layout/StickyBar.tsx';
import { AskingButton } from '#ui/overlay/AskingButton.tsx';
import { EditorDetails, ListTextField, SubmissionField } from './EditorDetails.tsx';
import styles from './ListEditor.module.css';
import { RankingArea } from './RankingArea.tsx';
import type { Submission } from './submission.ts';
import type { ListEditorState } from './useListEditor.ts';

type Props = {
  editor: ListEditorState;
  submission: Submission;
  saving: {
    /** Undefined before the first save. */
    readonly saved: unknown;
    readonly isSaving: boolean;
    readonly problem: string | undefined;
  };
  onSave: () => void;
  onCancel: () => void;
  /** On phones: opens the seasons for the item at the index. */
  onTapItem?: ((index: number) => void) | undefined;
  onPick: () => void;
  savedPanel?: ReactNode;
  rankingAction?: ReactNode;
};

/** The form of one list: its name, the ranking, the details, and the bar that saves it. */
export function ListEditor({ editor, submission, saving, onTapItem, ...props }: Props) {
  const { content, history, dispatch } = editor;
  const { saved, isSaving } = saving;
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const problem = hasSubmitted ? findContentProblem(content) : undefined;
  const nameProblem = problem === NAME_MISSING ? problem : findNameProblem(content.name, 'title');
  const count = content.items.length;

  const start = (name: string, items: readonly ListedItem[]) => {
    if (content.name === '') dispatch({ type: 'written', text: 'name', typed: name });
    if (items.length > 0) dispatch({ type: 'itemPlaced', items });
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || count === 0) return;
    setHasSubmitted(true);
    // The fields of other texts say what is wrong themselves, and the bar below repeats it.
    if (findContentProblem(content)) event.currentTarget.querySelector('input')?.focus();
    else props.onSave();
  };
  const clear = (close: () => void) => {
    close();
    setHasSubmitted(false);
    dispatch({ type: 'cleared' });
  };

  return (
    <form className={styles.editor} onSubmit={handleSubmit} noValidate>
      <ListTextField text="name" content={content} error={nameProblem} dispatch={dispatch} />
      <RankingArea
        items={content.items}
        dispatch={dispatch}
        add={editor.add}
        remove={editor.remove}
        onTapItem={onTapItem}
        onStart={start}
        onPick={props.onPick}
        action={props.rankingAction}
      />
      <SubmissionField
        submission={submission}
        onChange={(isSubmitted) => dispatch({ type: 'submissionChosen', isSubmitted })}
      />
      <EditorDetails content={content} isInitiallyOpen={onTapItem === undefined} dispatch={dispatch} />
      <div className={styles.actions}>
        <AskingButton
          isNeeded={!isEmptyContent(content)}
          question={{
            question: 'Are you sure you want to clear this list? This action cannot be undone.',
            confirmLabel: 'Clear',
            cancelLabel: 'Keep it',
          }}
          onConfirm={clear}
        >
          Clear
        </AskingButton>
        <Button variant="quiet" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
      <StickyBar
        status={count === 0 ? 'No picks yet' : pluralize(count, 'pick')}
        problem={nameProblem ? saving.problem : (problem ?? saving.problem)}
        note={props.savedPanel}
      >
        <UndoButtons history={history} dispatch={dispatch} names={content.items.map(({ name }) => name)} />
        <Button type="submit" variant="primary" isBusy={isSaving} disabled={!isSaving && count === 0}>
          {saved ? 'Update List' : 'Save List'}
        </Button>
      </StickyBar>
    </form>
  );
}
