/** Begins the storage keys of everything that belongs to a user. */
export const USER_PREFIX = 'outrank:';

/** Begins the storage keys of query results that are shown again at the next visit. */
export const PERSISTED_QUERIES_PREFIX = `${USER_PREFIX}persistedQueries:`;

/** The key of the last user. Under this prefix, so that signing out removes it too. */
export const LAST_USER_KEY = `${PERSISTED_QUERIES_PREFIX}:user`;
