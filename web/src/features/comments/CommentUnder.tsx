import type { ListKey } from '@outrank/shared/documents/list';
import { useMemo } from 'react';
import { readLocalText, saveLocalText, toCommentKey } from '#data/storage/unsavedWork.ts';
import { Button } from '#ui/form/Button.tsx';
import { CommentForm } from './CommentForm.tsx';
import { type Author, ThreadContext } from './threadContext.ts';

type Props = { list: ListKey; author: Author; onPosted: () => void; onCancel: () => void };

const nothing = () => undefined;

/** A form for a comment under a list whose comments are not on the page. It starts with the text that the user began there. */
export function CommentUnder({ list, author, onPosted, onCancel }: Props) {
  const context = useMemo(() => ({ list, author, announce: nothing, now: 0 }), [list, author]);
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

/** Adds the text to what the user has begun under the list, so that none of it is lost. */
function addText(begun: string, text: string): string {
  if (begun.trim() === '') return text;
  return begun.includes(text) ? begun : `${begun}\n\n${text}`;
}

/**
 * Begins a comment under a list, in the browser's storage. Returns a function that takes the text back, unless the user has
 * edited it since.
 */
export function beginComment(uid: string, list: ListKey, text: string): () => void {
  const key = toCommentKey(uid, list, null);
  const before = readLocalText(key);
  const begun = addText(before, text);
  saveLocalText(key, begun);
  return () => {
    if (readLocalText(key) === begun) saveLocalText(key, before);
  };
}
