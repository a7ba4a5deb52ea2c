import type { LoadedComments } from '@outrank/shared/comments/threads';
import {
  type Comment,
  findCommentProblem,
  type NewComment,
  toUncountedComment,
} from '@outrank/shared/documents/comment';
import { COMMENT_TEXT_MAX } from '@outrank/shared/limits';
import { findTextProblem } from '@outrank/shared/text/readable';
import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useStore } from '#createStore.ts';
import { addComment, createCommentId } from '#data/comments/writeComments.ts';
import { inTime } from '#data/firebase/connection.ts';
import { describeFailure } from '#data/firebase/errors.ts';
import { readLocalText, refusedTexts, saveLocalText, toCommentKey } from '#data/storage/unsavedWork.ts';
import { estimateNow } from '#serverTime.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { isComposing } from '#ui/form/isComposing.ts';
import { useErrorToast } from '#ui/overlay/Toast.tsx';
import styles from './CommentForm.module.css';
import { commentKeys, findReadComments, type PendingPost } from './commentQueries.ts';
import { type Author, useThreadContext } from './threadContext.ts';

type Props = {
  /** The comment to reply to. Without it, the form posts a new comment. */
  parentId?: string;
  label: string;
  postLabel: string;
  onPosted?: () => void;
  autoFocus?: boolean;
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
    if (isComposing(event.nativeEvent)) return;
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
        error={problem ?? findTextProblem(text)}
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

const failures = {
  signedOut: 'You must be logged in to add comments.',
  failed: 'Failed to add comment. Please try again.',
  tooFast: "You're posting too fast. Your text is safe: post again in a few minutes.",
};

/** The comment as it shows until the server confirms it. It is newer than every loaded one. */
function createPendingComment(author: Author, comment: NewComment, read?: LoadedComments): Comment {
  const newest = Date.parse(read?.comments[0]?.createdAt ?? '') || 0;
  return {
    id: createCommentId(),
    ...toUncountedComment(comment, author.uid, author.displayName),
    createdAt: new Date(Math.max(estimateNow(), newest + 1)).toISOString(),
  };
}

function usePostComment(parentId: string | null, onPosted: () => void) {
  const { list, author, announce } = useThreadContext();
  const client = useQueryClient();
  const showError = useErrorToast('comment');
  const uid = author?.uid ?? '';
  const mutationKey = commentKeys.posts(uid, list);
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }: Mutation) => (state as PendingPost).variables.parentId,
  });
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async ({ id, text }: Comment) => {
      await inTime(addComment(author as Author, { list, text, parentId }, id));
      return performance.now();
    },
    onSuccess: () => {
      saveLocalText(toCommentKey(uid, list, parentId), '');
      announce(parentId === null ? 'Comment posted.' : 'Reply posted.');
      void client.invalidateQueries({ queryKey: commentKeys.loaded(uid, list) });
    },
    onError: (error) => showError(describeFailure(error, failures)),
  });
  const post = (text: string) => {
    if (!author) return showError(failures.signedOut);
    const read = findReadComments(client, uid, list);
    mutate(createPendingComment(author, { list, text, parentId }, read), { onSuccess: onPosted });
  };
  return { post, isPosting: pending.includes(parentId) };
}
