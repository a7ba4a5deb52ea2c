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

/**
 * Five kinds of tests in rising cost. `emulator` and `e2e` need the emulators: `npm test` starts them.
 * `restart` starts and stops everything itself and runs alone.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['shared/src/**/*.test.ts', 'scripts/**/*.test.ts', 'functions/src/**/*.test.ts'],
          exclude: ['**/*.emulator.test.ts', '**/node_modules/**'],
        },
      },
      {
        plugins: [react()],
        root: 'web',
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.emulator.test.ts', '**/node_modules/**'],
          setupFiles: ['src/testing/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          env: someProject,
        },
      },
      {
        test: {
          name: 'emulator',
          environment: 'node',
          include: ['{web,functions,scripts}/**/*.emulator.test.ts', 'rules-tests/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['web/e2e/**/*.e2e.ts'],
          exclude: ['web/e2e/restart/**', '**/node_modules/**'],
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 120_000,
          hookTimeout: 180_000,
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
    ],
  },
});
