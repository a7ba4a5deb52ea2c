import { initializeApp } from 'firebase/app';

/** Whether this is a build for the emulators (`vite --mode emulator`). A constant, so that the bundler drops unused code. */
export const isEmulatorBuild = import.meta.env.VITE_EMULATORS === 'true';

/** The Firebase project that the page is built for. A deployed build has all fields (scripts/lib/deployArguments.ts). */
export const firebaseConfig = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

export const firebaseApp = initializeApp(firebaseConfig);
