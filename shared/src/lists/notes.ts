import type { StoredNotes } from '../documents/list.ts';
import { LIST_NOTES_MAX, NOTE_MAX } from '../limits.ts';
import { truncateText } from '../text/text.ts';
import type { ListItems } from './itemChanges.ts';

/** Line breaks and other control characters. The rules refuse the same. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Whether one more item may have a note. */
export function canAddNote(items: ListItems): boolean {
  return items.filter(({ note }) => note !== undefined).length < LIST_NOTES_MAX;
}

/** Sets the note of an item to the typed text, on one line. An empty text removes it. A list with the most notes gets no new one. */
export function setNote(items: ListItems, id: string, typed: string): ListItems {
  const note = typed.replace(BREAKS, ' ');
  const found = items.find((item) => item.id === id);
  if (!found || (found.note ?? '') === note) return items;
  if (found.note === undefined && !canAddNote(items)) return items;
  const { note: _, ...bare } = found;
  const changed = note === '' ? bare : { ...bare, note };
  return items.map((item) => (item === found ? changed : item));
}

/** The items for a list of somebody else, whose owner has not written the notes. */
export function removeNotes(items: ListItems): ListItems {
  return items.map(({ note: _, ...item }) => item);
}

/** The text that a list stores; empty for a blank note, which is not stored. */
export function toStoredNote(note = ''): string {
  return truncateText(note, NOTE_MAX);
}

/** The field of a stored list or draft that holds its notes; none without any. */
export function toNotesField(items: ListItems, toText = toStoredNote): { readonly notes?: StoredNotes } {
  const texts = items.map(({ id, note }) => [id, toText(note)] as const);
  const notes = texts.filter(([, text]) => text);
  return notes.length > 0 ? { notes: Object.fromEntries(notes) } : {};
}
