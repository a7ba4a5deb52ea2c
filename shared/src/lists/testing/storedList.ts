import { emptyContent, toStoredContent } from '../listContent.ts';
import { contestantItem } from '../listedItem.ts';

/** A stored time, like Firestore's `Timestamp`. */
export const storedTime = { toDate: () => new Date('2026-03-01T12:00:00Z') };

/** A list as the app stores it, with changes. */
export const storedList = (changes: object = {}) => ({
  ...toStoredContent({ ...emptyContent, name: 'Best', items: [contestantItem('tom-westman')] }),
  id: 'list_1',
  userId: 'ana',
  userName: 'Ana',
  isPublic: true,
  createdAt: storedTime,
  updatedAt: storedTime,
  upvoteCount: 0,
  commentCount: 0,
  ...changes,
});
