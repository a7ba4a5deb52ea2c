/** Where all functions run, and where browsers call them. */
export const REGION = 'us-central1';
