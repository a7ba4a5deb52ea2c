/** Begins the storage keys of everything that belongs to a user. */
export const USER_PREFIX = 'outrank:';

/** Begins the storage keys of query results that are shown again at the next visit. */
export const PERSISTED_QUERIES_PREFIX = `${USER_PREFIX}persistedQueries:`;
