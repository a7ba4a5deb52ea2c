import { LIST_NAME_MAX } from '@outrank/shared/limits';
import { findContentProblem, type ListContent } from '@outrank/shared/lists/listContent';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { pluralize } from '#ui/format.ts';
import { UndoButtons } from '#ui/history/UndoButtons.tsx';
import { StickyBar } from '#ui/layout/StickyBar.tsx';
import { EditorActions } from './EditorActions.tsx';
import { EditorDetails } from './EditorDetails.tsx';
import styles from './ListEditor.module.css';
import { OfferField } from './OfferField.tsx';
import { RankingArea } from './RankingArea.tsx';
import type { ListEditorState } from './useListEditor.ts';
import type { Offer } from './useOffer.ts';

type Props = {
  editor: ListEditorState;
  offer: Offer;
  isEditing: boolean;
  isSaving: boolean;
  /** Says why saving failed. */
  problem?: string | undefined;
  onSave: (content: ListContent) => void;
  onCancel: () => void;
  /** Returns whether the list took the item. */
  onDrop: (item: ListedItem, index: number) => boolean;
  /** On phones: opens the seasons for the item at the index. */
  onTapItem?: ((index: number) => void) | undefined;
  /** Beside the heading of the ranking. */
  rankingAction?: ReactNode;
};

/** The form of one list: its name, the ranking, the details, and the bar that saves it. */
export function ListEditor(props: Props) {
  const { editor, offer, isEditing, isSaving, problem, onSave, onCancel, onDrop, onTapItem, rankingAction } =
    props;
  const { content, history, dispatch } = editor;
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const nameProblem = hasSubmitted ? findContentProblem(content) : undefined;
  const count = content.items.length;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || count === 0) return;
    setHasSubmitted(true);
    if (findContentProblem(content)) event.currentTarget.querySelector('input')?.focus();
    else onSave(content);
  };

  return (
    <form className={styles.editor} onSubmit={handleSubmit} noValidate>
      <Field
        label="List Name"
        value={content.name}
        onChange={(typed) => dispatch({ type: 'named', name: typed })}
        maxLength={LIST_NAME_MAX}
        error={nameProblem}
      />
      <RankingArea
        items={content.items}
        dispatch={dispatch}
        remove={editor.remove}
        repeated={editor.repeated}
        onDrop={onDrop}
        onTapItem={onTapItem}
        action={rankingAction}
      />
      <OfferField offer={offer} onChange={(isOffered) => dispatch({ type: 'offerChosen', isOffered })} />
      <EditorDetails
        description={content.description}
        tags={content.tags}
        isInitiallyOpen={onTapItem === undefined}
        dispatch={dispatch}
      />
      <EditorActions
        content={content}
        onClear={() => {
          setHasSubmitted(false);
          dispatch({ type: 'cleared' });
        }}
        onCancel={onCancel}
      />
      <StickyBar status={count === 0 ? 'No picks yet' : pluralize(count, 'pick')} problem={problem}>
        <UndoButtons history={history} dispatch={dispatch} />
        <Button type="submit" variant="primary" isBusy={isSaving} disabled={!isSaving && count === 0}>
          {isEditing ? 'Update List' : 'Save List'}
        </Button>
      </StickyBar>
    </form>
  );
}
