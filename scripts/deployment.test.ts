import { describe, expect, it } from 'vitest';
import { deployArguments } from './deployment.ts';

const environment = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'torch-1234.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'torch-1234',
  VITE_FIREBASE_STORAGE_BUCKET: 'torch-1234.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_RECAPTCHA_ENTERPRISE_KEY: 'site-key',
};

it('rules, indexes, functions and hosting go to the project that the page is built for', () => {
  expect(deployArguments(environment, ['--dry-run'])).toEqual([
    ...['deploy', '--project', 'torch-1234', '--only', 'firestore,functions,hosting,storage', '--dry-run'],
  ]);
});

describe('nothing is deployed', () => {
  it.each(Object.keys(environment))('without %s', (name) => {
    expect(() => deployArguments({ ...environment, [name]: '' }, [])).toThrow(
      `web/.env.production lacks ${name}.`,
    );
  });

  it('that speaks with the emulators', () => {
    expect(() => deployArguments({ ...environment, VITE_EMULATORS: 'true' }, [])).toThrow(
      'names the emulators',
    );
    const demo = { ...environment, VITE_FIREBASE_PROJECT_ID: 'demo-outrank' };
    expect(() => deployArguments(demo, [])).toThrow('names the emulators');
  });
});
