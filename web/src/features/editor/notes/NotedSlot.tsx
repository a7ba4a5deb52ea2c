import { memo, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '#ui/form/Button.tsx';
import styles from './NotedSlot.module.css';
import { NoteField, type NoteProps } from './NoteField.tsx';

type Props = NoteProps & {
  /** Whether the item can have a note. */
  canNote: (id: string) => boolean;
  children: ReactNode;
};

/** An item with its note, which opens for editing in its place. */
export function NotedSlot({ item, onNote, canNote, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const slot = useRef<HTMLDivElement>(null);
  const open = () => {
    if (!canNote(item.id)) return;
    flushSync(() => setIsOpen(true));
    const field = slot.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  };
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
            icon="✎"
            data-opens-note=""
            onClick={open}
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
