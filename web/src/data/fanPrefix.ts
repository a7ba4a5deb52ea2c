/** Everything that this browser keeps of a fan is stored under a name that begins like this; signing out removes it. */
export const FAN_PREFIX = 'outrank:';
