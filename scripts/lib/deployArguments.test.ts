import { expect, test } from 'vitest';
import { createDeployArguments } from './deployArguments.ts';

const environment = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'torch-1234.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'torch-1234',
  VITE_FIREBASE_STORAGE_BUCKET: 'torch-1234.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_RECAPTCHA_ENTERPRISE_KEY: 'site-key',
};

test('deploys rules, indexes, functions and hosting to the project that the page is built for', () => {
  expect(createDeployArguments(environment, ['--dry-run'])).toEqual([
    ...['deploy', '--project', 'torch-1234', '--only', 'firestore,functions,hosting,storage', '--dry-run'],
  ]);
});

test.each([
  ...Object.keys(environment).map((name) => [name, '', `web/.env.production lacks ${name}.`]),
  ['VITE_EMULATORS', 'true', 'names the emulators'],
  ['VITE_FIREBASE_PROJECT_ID', 'demo-outrank', 'names the emulators'],
])('refuses to deploy when %s is "%s"', (name, value, reason) => {
  expect(() => createDeployArguments({ ...environment, [name]: value }, [])).toThrow(reason);
});
