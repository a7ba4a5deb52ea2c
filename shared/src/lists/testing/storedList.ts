import { listDocument } from '../../testing/storedDocuments.ts';

/** A stored time, like Firestore's `Timestamp`. */
export const storedTime = { toDate: () => new Date('2026-03-01T12:00:00Z') };

/** A list as the app stores it, with changes. */
export const storedList = (changes: object = {}) => ({
  ...listDocument({ userId: 'ana', listId: 'list_1' }, storedTime, { name: 'Best' }),
  ...changes,
});
