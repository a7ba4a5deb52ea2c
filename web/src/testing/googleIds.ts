/** The Google id of a test user. Only a user who signs in at the Auth emulator has another one. */
export const toGoogleId = (uid: string) => `google-${uid}`;
