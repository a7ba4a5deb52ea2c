/** Everything that this browser keeps of a fan is stored under a name that begins like this; signing out removes what is theirs. */
export const USER_PREFIX = 'outrank:';

/** What was seen last is no work of the fan's: nothing is lost with it. */
export const PERSISTED_QUERIES_PREFIX = `${USER_PREFIX}persistedQueries:`;
