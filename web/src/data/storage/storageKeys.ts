/** Begins the storage keys of everything that belongs to a user. */
export const USER_PREFIX = 'outrank:';

/** Begins the storage keys of query results that are shown again at the next visit. */
export const PERSISTED_QUERIES_PREFIX = `${USER_PREFIX}persistedQueries:`;

/** The key of the last user. Under this prefix, so that signing out removes it too. */
export const LAST_USER_KEY = `${PERSISTED_QUERIES_PREFIX}:user`;

/** Belongs to no user, so that signing out keeps it. */
export const SPOILER_CHOICE_KEY = 'spoilerChoice';

/** Storage keys of a user's unsaved work. The user id follows the kind of work (see `browserStorage.ts`). */
export const draftKeys = {
  current: (uid: string) => `${USER_PREFIX}draft:${uid}`,
  /** A version of that draft from another tab or device. */
  conflict: (uid: string) => `${USER_PREFIX}draftConflict:${uid}`,
  edit: (uid: string, listId: string) => `${USER_PREFIX}edit:${uid}:${listId}`,
  /** Of a category, or about an episode. */
  ballot: (uid: string, ballotId: string) => `${USER_PREFIX}ballot:${uid}:${ballotId}`,
  /** The questions answered about a ballot's order. */
  ballotSorting: (uid: string, ballotId: string) => `${USER_PREFIX}ballotSorting:${uid}:${ballotId}`,
  comment: (uid: string, target: string) => `${USER_PREFIX}comment:${uid}:${target}`,
  season: (uid: string, form: string) => `${USER_PREFIX}season:${uid}:${form}`,
  report: (uid: string, target: string) => `${USER_PREFIX}report:${uid}:${target}`,
};
