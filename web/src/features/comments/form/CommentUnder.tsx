import type { ListKey } from '@outrank/shared/documents/list';
import { useMemo } from 'react';
import { type Author, ThreadContext } from '#features/comments/threadContext.ts';
import { Button } from '#ui/form/Button.tsx';
import { CommentForm } from './CommentForm.tsx';

type Props = { list: ListKey; author: Author; onPosted: () => void; onCancel: () => void };

const nothing = () => undefined;

/** A form for a comment under a list whose comments are not on the page. It has the text that was begun there. */
export function CommentUnder({ list, author, onPosted, onCancel }: Props) {
  const context = useMemo(
    () => ({ list, author, refresh: nothing, announce: nothing, now: 0 }),
    [list, author],
  );
  return (
    <ThreadContext value={context}>
      <CommentForm
        label="Your comment"
        postLabel="Post Comment"
        onPosted={onPosted}
        autoFocus
        action={
          <Button size="small" variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        }
      />
    </ThreadContext>
  );
}
