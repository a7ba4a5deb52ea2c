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
  const args = ['deploy', '--project', 'torch-1234', '--only'];
  expect(createDeployArguments(environment)).toEqual([...args, 'firestore,functions,hosting,storage']);
  expect(createDeployArguments(environment, 'hosting')).toEqual([...args, 'hosting']);
});

test.each([
  ...Object.keys(environment).map((name) => [name, '', `web/.env.production lacks ${name}.`]),
  ['VITE_EMULATORS', 'true', 'names the emulators'],
  ['VITE_FIREBASE_PROJECT_ID', 'demo-outrank', 'names the emulators'],
])('refuses to deploy when %s is "%s"', (name, value, reason) => {
  expect(() => createDeployArguments({ ...environment, [name]: value })).toThrow(reason);
});
