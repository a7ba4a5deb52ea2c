import { findContentProblem, type ListContent } from '@outrank/shared/lists/list';
import { type FormEvent, useState } from 'react';
import { EditorActions } from './EditorActions.tsx';
import { EditorFields } from './EditorFields.tsx';
import styles from './ListEditor.module.css';
import { RankingArea } from './RankingArea.tsx';
import type { ListEditorState } from './useListEditor.ts';

type Props = {
  editor: ListEditorState;
  isEditing: boolean;
  isSaving: boolean;
  /** Says why saving failed. */
  problem?: string | undefined;
  onSave: (content: ListContent) => void;
  onCancel: () => void;
  onTapItem?: ((index: number) => void) | undefined;
};

/** The form of one list: its fields, the ranking, and the buttons. */
export function ListEditor({ editor, isEditing, isSaving, problem, onSave, onCancel, onTapItem }: Props) {
  const { content, dispatch } = editor;
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const nameProblem = hasSubmitted ? findContentProblem(content) : undefined;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || content.items.length === 0) return;
    setHasSubmitted(true);
    if (findContentProblem(content)) event.currentTarget.querySelector('input')?.focus();
    else onSave(content);
  };

  return (
    <form className={styles.editor} onSubmit={handleSubmit} noValidate>
      <EditorFields
        name={content.name}
        description={content.description}
        tags={content.tags}
        nameProblem={nameProblem}
        dispatch={dispatch}
      />
      <RankingArea editor={editor} onTapItem={onTapItem} />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <EditorActions
        content={content}
        saveLabel={isEditing ? 'Update List' : 'Save List'}
        isSaving={isSaving}
        onClear={() => {
          setHasSubmitted(false);
          dispatch({ type: 'cleared' });
        }}
        onCancel={onCancel}
      />
    </form>
  );
}
