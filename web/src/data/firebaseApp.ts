import { initializeApp } from 'firebase/app';
import * as z from 'zod/mini';

const environmentSchema = z.object({
  VITE_FIREBASE_API_KEY: z.string(),
  VITE_FIREBASE_AUTH_DOMAIN: z.string(),
  VITE_FIREBASE_PROJECT_ID: z.string(),
  VITE_FIREBASE_STORAGE_BUCKET: z.string(),
  VITE_FIREBASE_APP_ID: z.string(),
});

/** A build for the emulators: `vite --mode emulator`. A constant, so that the other kind's code falls out of the bundle. */
export const isEmulatorBuild = import.meta.env.VITE_EMULATORS === 'true';

const environment = environmentSchema.parse(import.meta.env);

export const firebaseConfig = {
  apiKey: environment.VITE_FIREBASE_API_KEY,
  authDomain: environment.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: environment.VITE_FIREBASE_PROJECT_ID,
  storageBucket: environment.VITE_FIREBASE_STORAGE_BUCKET,
  appId: environment.VITE_FIREBASE_APP_ID,
};

export const firebaseApp = initializeApp(firebaseConfig);
