import { LIST_NOTES_MAX, MIXING_MESSAGE_MS, NOTE_MAX } from '@outrank/shared/limits';
import type { ListItems } from '@outrank/shared/lists/itemChanges';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { canAddNote } from '@outrank/shared/lists/notes';
import { findTextProblem } from '@outrank/shared/text/readable';
import { Pencil } from 'lucide-react';
import {
  type Dispatch,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useToast } from '#ui/overlay/Toast.tsx';
import { useStableCallback } from '#ui/stable.ts';
import type { EditorAction } from './editorReducer.ts';
import styles from './NotedSlot.module.css';

type Props = NoteProps & {
  canNote: (id: string) => boolean;
  children: ReactNode;
};

export function NotedSlot({ item, onNote, canNote, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
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
            onClick={() => canNote(item.id) && setIsOpen(true)}
          />
        </span>
      )}
      {isOpen ? (
        <div className={styles.below}>
          <NoteField item={item} onNote={onNote} onDone={close} onLeave={() => setIsOpen(false)} />
        </div>
      ) : (
        <NoteText note={item.note} />
      )}
    </div>
  );
}

/** The note below an item. */
export const NoteText = memo(function NoteText({ note }: { note: string | undefined }) {
  return note && <p className={styles.note}>{note}</p>;
});

const NOTES_FULL = `A list can have ${LIST_NOTES_MAX} notes.`;

type NoteProps = {
  item: ListedItem;
  onNote: (id: string, note: string) => void;
};

type NoteFieldProps = NoteProps & {
  /** Enter or Escape. */
  onDone: () => void;
  /** The focus left the field. */
  onLeave?: () => void;
};

/** Edits the note on an item. It grows, because a phone shows a sixth of a note in one line. Every letter goes to the list, so closing the field loses nothing. */
function NoteField({ item, onNote, onDone, onLeave }: NoteFieldProps) {
  const press = usePress();
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
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
        onChange={(typed) => onNote(item.id, typed)}
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

type MenuNoteProps = NoteProps & { canAdd: boolean; onDone: () => void };

/** The note in the menu of a row, because on phones the row is too narrow for the field. It opens when asked. */
export function MenuNote({ item, onNote, canAdd, onDone }: MenuNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (item.note === undefined && !canAdd) return <p>{NOTES_FULL}</p>;
  if (isOpen) return <NoteField item={item} onNote={onNote} onDone={onDone} />;
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

/** Stable functions for all rows, so that a letter of a note renders only its own row. */
export function useNoting(items: ListItems, dispatch: Dispatch<EditorAction>) {
  const toast = useToast();
  const onNote = useCallback((id: string, note: string) => dispatch({ type: 'noted', id, note }), [dispatch]);
  /** Whether the item has a note or can get one. A message says when the list is full. */
  const canNote = useStableCallback((id: string) => {
    const isPossible = canAddNote(items) || items.some((item) => item.id === id && item.note !== undefined);
    if (!isPossible) toast.show({ id: 'notes', kind: 'info', text: NOTES_FULL, duration: MIXING_MESSAGE_MS });
    return isPossible;
  });
  return { onNote, canNote };
}
