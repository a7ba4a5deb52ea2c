import { LIST_NOTES_MAX, NOTE_MAX } from '@outrank/shared/limits';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import type { KeyboardEvent } from 'react';
import { Field } from '#ui/form/Field.tsx';
import styles from './NoteField.module.css';

export const NOTES_FULL = `A list can have ${LIST_NOTES_MAX} notes.`;

export type NoteProps = {
  item: ListedItem;
  onNote: (id: string, note: string) => void;
};

type Props = NoteProps & {
  /** Enter or Escape. */
  onDone: () => void;
  /** The focus left the field. */
  onLeave?: () => void;
};

/** Edits the note on an item. It grows, because a phone shows a sixth of a note in one line. Every letter goes to the list, so closing the field loses nothing. */
export function NoteField({ item, onNote, onDone, onLeave }: Props) {
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
        isMultiline
        rows={2}
        enterKeyHint="done"
        onKeyDown={handleKey}
        onBlur={onLeave}
      />
    </div>
  );
}
