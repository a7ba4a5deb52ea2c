import { findCommentProblem } from '@outrank/shared/comments/comment';
import { COMMENT_TEXT_MAX } from '@outrank/shared/limits';
import { type FormEvent, type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { readLocalText, saveLocalText, textKey, watchLocalTexts } from '#data/storage/localTexts.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import styles from './CommentForm.module.css';
import { useThreadContext } from '#features/comments/threadContext.ts';
import { usePostComment } from './usePostComment.ts';

type Props = {
  /** The comment that is answered; without it, a new one is begun. */
  parentId?: string;
  label: string;
  postLabel: string;
  onPosted?: () => void;
  autoFocus?: boolean;
};

/** Where a comment or a reply is written. What is typed is kept in the browser until it is stored. */
export function CommentForm({ parentId, label, postLabel, onPosted, autoFocus = false }: Props) {
  const { list, author } = useThreadContext();
  const key = textKey(author?.uid ?? '', list, parentId ?? null);
  const kept = useSyncExternalStore(watchLocalTexts, () => readLocalText(key));
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { post, isPosting } = usePostComment(parentId ?? null, () => {
    onPosted?.();
    // The button that had the focus is disabled now; on a phone the field would bring the keyboard up again.
    if (matchMedia('(hover: hover)').matches) form.current?.querySelector('textarea')?.focus();
  });

  const submit = () => {
    if (isPosting) return;
    const found = findCommentProblem(kept);
    setProblem(found);
    if (!found) post(kept);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };

  return (
    <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
      <Field
        label={label}
        value={isPosting ? '' : kept}
        onChange={(text) => {
          setProblem(undefined);
          saveLocalText(key, text);
        }}
        onKeyDown={handleKeyDown}
        readOnly={isPosting}
        error={problem}
        maxLength={COMMENT_TEXT_MAX}
        isMultiline
        rows={parentId === undefined ? 3 : 2}
        autoFocus={autoFocus}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          size="small"
          isBusy={isPosting}
          disabled={!isPosting && findCommentProblem(kept) !== undefined}
        >
          {postLabel}
        </Button>
      </div>
    </form>
  );
}
