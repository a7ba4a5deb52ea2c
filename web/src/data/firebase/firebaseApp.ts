import { initializeApp } from 'firebase/app';

/** A build for the emulators: `vite --mode emulator`. A constant, so that the other kind's code falls out of the bundle. */
export const isEmulatorBuild = import.meta.env.VITE_EMULATORS === 'true';

/** Whose project the page is built for. What is deployed has all of it (scripts/lib/deployArguments.ts). */
export const firebaseConfig = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

export const firebaseApp = initializeApp(firebaseConfig);
