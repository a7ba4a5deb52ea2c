import { LIST_NOTES_MAX, NOTE_MAX } from '@outrank/shared/limits';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { findTextProblem } from '@outrank/shared/text/readable';
import { Pencil } from 'lucide-react';
import { type Dispatch, type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { isComposing } from '#ui/form/isComposing.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import type { EditorAction } from './editorReducer.ts';
import styles from './NotedSlot.module.css';

const NOTES_FULL = `A list can have ${LIST_NOTES_MAX} notes.`;

type NoteProps = {
  item: ListedItem;
  canAdd: boolean;
  dispatch: Dispatch<EditorAction>;
};

export function NotedSlot({ item, canAdd, dispatch, children }: NoteProps & { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  const open = () => {
    if (canAdd || item.note !== undefined) setIsOpen(true);
    else toast.show({ id: 'notes', kind: 'info', text: NOTES_FULL });
  };
  const slot = useRef<HTMLDivElement>(null);
  const close = () => {
    flushSync(() => setIsOpen(false));
    slot.current?.querySelector<HTMLElement>('[data-opens-note]')?.focus();
  };
  return (
    <div ref={slot} className={styles.noted}>
      {children}
      {!isOpen && (
        <span className={styles.open}>
          <IconButton
            label={item.note ? `Edit the note on ${item.name}` : `Add a note on ${item.name}`}
            icon={<Pencil />}
            data-opens-note=""
            onClick={open}
          />
        </span>
      )}
      {isOpen ? (
        <div className={styles.below}>
          <NoteField item={item} dispatch={dispatch} onDone={close} onLeave={() => setIsOpen(false)} />
        </div>
      ) : (
        <NoteText note={item.note} />
      )}
    </div>
  );
}

export const NoteText = memo(function NoteText({ note }: { note: string | undefined }) {
  return note && <p className={styles.note}>{note}</p>;
});

type NoteFieldProps = Pick<NoteProps, 'item' | 'dispatch'> & {
  /** Enter or Escape. */
  onDone: () => void;
  onLeave?: () => void;
};

/** Edits the note on an item. It grows, because a phone shows a sixth of a note in one line. Every letter goes to the list, so closing the field loses nothing. */
function NoteField({ item, dispatch, onDone, onLeave }: NoteFieldProps) {
  const press = usePress();
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    onDone();
  };
  return (
    // Dragging in the field selects text and must not drag the row. Only a draggable element can refuse a drag.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens that a keyboard needs
    <div className={styles.field} draggable onDragStart={(event) => event.preventDefault()}>
      <Field
        label="Note"
        aria-label={`Note on ${item.name}`}
        value={item.note ?? ''}
        onChange={(note) => dispatch({ type: 'noted', id: item.id, note })}
        maxLength={NOTE_MAX}
        error={findTextProblem(item.note ?? '')}
        isMultiline
        rows={2}
        enterKeyHint="done"
        onKeyDown={handleKey}
        autoFocus
        onFocus={({ currentTarget: field }) =>
          field.setSelectionRange(field.value.length, field.value.length)
        }
        onBlur={onLeave && (() => press.current.then(onLeave))}
      />
    </div>
  );
}

/** The note in the menu of a row, because on phones the row is too narrow for the field. It opens when asked. */
export function MenuNote({ item, canAdd, dispatch, onDone }: NoteProps & { onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  if (item.note === undefined && !canAdd) return <p>{NOTES_FULL}</p>;
  if (isOpen) return <NoteField item={item} dispatch={dispatch} onDone={onDone} />;
  return (
    <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
      {item.note ? 'Edit the note' : 'Add a note'}
    </Button>
  );
}

/**
 * Resolves when the mouse or finger that is down is up again and its click handled. A press takes the focus first, so a field
 * that closed at once would move the rows under it, and the click would miss.
 */
function usePress() {
  const press = useRef(Promise.resolve());
  useEffect(() => {
    const handlePress = () => {
      press.current = new Promise((resolve) => {
        for (const end of ['mouseup', 'dragend'])
          document.addEventListener(end, () => setTimeout(resolve), { once: true });
      });
    };
    document.addEventListener('mousedown', handlePress, true);
    return () => document.removeEventListener('mousedown', handlePress, true);
  }, []);
  return press;
}
