/** What a curator reads where something could not be read. */
export const LOAD_FAILED = 'This could not be loaded. Please try again.';
