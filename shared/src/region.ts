/** The region of all Cloud Functions. */
export const REGION = 'us-central1';
