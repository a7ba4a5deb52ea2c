import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The configuration of a Firebase project that nothing is asked of. */
const someProject = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'domain',
  VITE_FIREBASE_PROJECT_ID: 'demo-outrank',
  VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
  VITE_FIREBASE_APP_ID: 'app',
};

/** In a browser that others keep busy, what usually takes a moment can take long; `npm test` names second tries. */
const journeys = {
  environment: 'node',
  retry: 1,
  setupFiles: 'web/e2e/cspViolations.ts',
  expect: { poll: { timeout: 10_000 } },
  testTimeout: 120_000,
  hookTimeout: 180_000,
} as const;

const notPure = ['**/*.{emulator,long}.test.ts', '**/node_modules/**'];

/**
 * Seven kinds of tests in rising cost. `emulator`, `e2e`, `alone` and `long` need the emulators: `npm test` starts them.
 * `alone` are journeys to what everybody sees changed last, so nobody else may change anything meanwhile.
 * `restart` starts and stops everything itself. `long` takes minutes and is `npm run test:long` alone.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['shared/src/**/*.test.ts', 'scripts/**/*.test.ts', 'functions/src/**/*.test.ts'],
          exclude: notPure,
        },
      },
      {
        plugins: [react()],
        root: 'web',
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: notPure,
          setupFiles: ['src/testing/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          env: someProject,
        },
      },
      {
        test: {
          name: 'emulator',
          environment: 'node',
          include: ['{web,functions,scripts}/**/*.emulator.test.ts', '{rules,model}-tests/**/*.test.ts'],
          exclude: ['**/*.long.test.ts', '**/node_modules/**'],
          // One process for all files: loading the libraries anew for each took a third of the time.
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          ...journeys,
          name: 'e2e',
          include: ['web/e2e/*.e2e.ts'],
          maxWorkers: 2,
          // A group of its own: groups run one after the other, each with its number of workers.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...journeys,
          name: 'alone',
          include: ['web/e2e/alone/*.e2e.ts'],
          // One worker and no place among the groups: vitest runs these after all of them.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'restart',
          environment: 'node',
          include: ['web/e2e/restart/**/*.e2e.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'long',
          environment: 'node',
          include: ['{web,functions,scripts,rules-tests,model-tests}/**/*.long.test.ts'],
          exclude: ['**/node_modules/**'],
          fileParallelism: false,
          sequence: { groupOrder: 3 },
          // Ten thousand ballots take ten minutes on two quiet processors, and others take from them.
          testTimeout: 2_400_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
