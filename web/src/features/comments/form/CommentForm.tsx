import { findCommentProblem } from '@outrank/shared/documents/comment';
import { COMMENT_TEXT_MAX } from '@outrank/shared/limits';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useStore } from '#createStore.ts';
import { readLocalText, refusedTexts, saveLocalText, toCommentKey } from '#data/storage/unsavedWork.ts';
import { useThreadContext } from '#features/comments/threadContext.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import styles from './CommentForm.module.css';
import { usePostComment } from './usePostComment.ts';

type Props = {
  /** The comment to reply to. Without it, the form posts a new comment. */
  parentId?: string;
  label: string;
  postLabel: string;
  onPosted?: () => void;
  autoFocus?: boolean;
  /** Before the button that posts. */
  action?: ReactNode;
};

/** A form for a comment or a reply. The browser stores the text until the server has it. */
export function CommentForm({ parentId, label, postLabel, onPosted, autoFocus = false, action }: Props) {
  const { list, author } = useThreadContext();
  const key = toCommentKey(author?.uid ?? '', list, parentId ?? null);
  const text = readLocalText(key, useStore(refusedTexts));
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { post, isPosting } = usePostComment(parentId ?? null, () => {
    onPosted?.();
    // The focused button is now disabled. On a phone, focusing the field would open the keyboard.
    if (matchMedia('(hover: hover)').matches) form.current?.querySelector('textarea')?.focus();
  });

  const submit = () => {
    if (isPosting) return;
    const foundProblem = findCommentProblem(text);
    setProblem(foundProblem);
    if (!foundProblem) post(text);
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
        value={isPosting ? '' : text}
        onChange={(typed) => {
          setProblem(undefined);
          saveLocalText(key, typed);
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
        {action}
        <Button
          type="submit"
          variant="primary"
          size="small"
          isBusy={isPosting}
          disabled={!isPosting && findCommentProblem(text) !== undefined}
        >
          {postLabel}
        </Button>
      </div>
    </form>
  );
}
