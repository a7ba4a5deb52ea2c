import type { EmulatorName } from './emulatorSettings.ts';

/** What the launcher hands to the supervisor at the beginning. */
export type SupervisorPlan = {
  command: string[];
  env: NodeJS.ProcessEnv;
  workingFolder: string;
  logFile: string;
  waitFor: EmulatorName[];
  dataFolder: string | undefined;
  /** The export that the emulators begin with. */
  importFolder: string | undefined;
};

export type ToSupervisor = { kind: 'start'; plan: SupervisorPlan } | { kind: 'save' } | { kind: 'stop' };

export type FromSupervisor =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'saved' }
  | { kind: 'notSaved'; message: string };
