import { USER_PREFIX } from './storagePrefixes.ts';

/** Storage keys of a user's unsaved work. The user id follows the kind of work (see `userData.ts`). */
export const draftKeys = {
  /** The draft of a new list. */
  current: (uid: string) => `${USER_PREFIX}draft:${uid}`,
  /** A version of that draft from another tab or device. */
  conflict: (uid: string) => `${USER_PREFIX}draftConflict:${uid}`,
  /** Unsaved changes of a published list. */
  edit: (uid: string, listId: string) => `${USER_PREFIX}edit:${uid}:${listId}`,
  ballot: (uid: string, categoryId: string) => `${USER_PREFIX}ballot:${uid}:${categoryId}`,
  /** The questions answered about a ballot's order. */
  ballotSorting: (uid: string, categoryId: string) => `${USER_PREFIX}ballotSorting:${uid}:${categoryId}`,
  /** A comment under a list, or a reply to a comment. */
  comment: (uid: string, target: string) => `${USER_PREFIX}comment:${uid}:${target}`,
  report: (uid: string, target: string) => `${USER_PREFIX}report:${uid}:${target}`,
};
