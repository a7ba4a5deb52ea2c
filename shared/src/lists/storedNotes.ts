import * as z from 'zod/mini';

/** The notes of a list or a draft as stored, by item id. */
export type StoredNotes = Readonly<Record<string, string>>;

// Without `z.record`, which Home does not need for anything else.
export const storedNotesSchema = z.custom<StoredNotes>(
  (value) => value instanceof Object && Object.values(value).every((note) => typeof note === 'string'),
  'has a note that is no text',
);
