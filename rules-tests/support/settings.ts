import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The project into which `npm run mutate:rules` has loaded changed rules. */
    readonly rulesProject?: string;
  }
}

export const emulatorAddress = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';

const mutatedProject = inject('rulesProject');
export const areRulesLoaded = mutatedProject !== undefined;

/**
 * A separate project, so that no function is triggered by what the tests write. Each test worker has its own, because the tests
 * empty it and count what its rules evaluate.
 */
export const rulesProject = mutatedProject ?? 'demo-outrank-rules';
