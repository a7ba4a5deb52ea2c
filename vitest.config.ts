import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Dummy configuration of a Firebase project, never contacted. */
const dummyProject = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'domain',
  VITE_FIREBASE_PROJECT_ID: 'demo-outrank',
  VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
  VITE_FIREBASE_APP_ID: 'app',
};

/** These limits end what hangs. They are no measurement, so they are the same for all tests and long enough for a busy machine. */
const patient = {
  testTimeout: 400_000,
  hookTimeout: 400_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

/** A test that has a second try says why in its title. */
const journeys = { environment: 'node', setupFiles: 'web/e2e/support/everyJourney.ts', ...patient } as const;

/** On two processors Vitest would start one worker only. */
const pure = {
  pool: 'vmThreads',
  maxWorkers: '100%',
  exclude: ['**/*.emulator.test.ts', '**/node_modules/**'],
  ...patient,
} as const satisfies TestProjectInlineConfiguration['test'];

const onEmulators: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  // Modules of web/src read it when they are imported.
  env: loadEnv('emulator', 'web'),
  setupFiles: ['web/src/testing/emulatorSetup.ts'],
  // One process for all files: loading the libraries for each file took a third of the time. Those of a project share a
  // database, which they empty.
  isolate: false,
  fileParallelism: false,
  sequence: { groupOrder: 2 },
  ...patient,
};

/**
 * Nine kinds of tests in rising cost. `rules`, `functions`, `emulator`, `e2e`, `alone` and `engines` need the emulators, which `npm test` starts.
 * `alone` has the journeys that read what all users see, such as the newest lists, so no other journey may run meanwhile.
 * `engines` has the main job in Firefox and WebKit. `restart` starts and stops everything itself. `vmThreads` isolates
 * files with contexts instead of processes, which takes a third of the time.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...pure,
          name: 'unit',
          environment: 'node',
          include: ['{shared,functions}/src/**/*.test.ts', 'web/build/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        root: 'web',
        test: {
          ...pure,
          name: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          env: dummyProject,
        },
      },
      {
        test: {
          ...onEmulators,
          name: 'rules',
          include: ['rules-tests/**/*.test.ts'],
        },
      },
      {
        test: {
          ...onEmulators,
          name: 'functions',
          include: ['functions/**/*.emulator.test.ts'],
          // Each worker has a database of its own (functions/src/testing/emulator.ts).
          fileParallelism: true,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...onEmulators,
          name: 'emulator',
          include: ['{web,scripts}/**/*.emulator.test.ts'],
        },
      },
      {
        test: {
          ...journeys,
          name: 'e2e',
          include: ['web/e2e/*.e2e.ts'],
          maxWorkers: 2,
          // Groups run one after the other, each with its own number of workers.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...journeys,
          name: 'alone',
          include: ['web/e2e/alone/*.e2e.ts'],
          // Without a group, vitest runs these files after all groups.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['web/e2e/engines/*.e2e.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'restart',
          environment: 'node',
          include: ['web/e2e/restart/**/*.e2e.ts'],
          fileParallelism: false,
          ...patient,
        },
      },
    ],
  },
});
