import type { EmulatorName } from './emulatorSettings.ts';

/** What the launcher hands to the keeper at the beginning. */
export type KeeperPlan = {
  command: string[];
  env: NodeJS.ProcessEnv;
  workingFolder: string;
  logFile: string;
  waitFor: EmulatorName[];
  dataFolder: string | undefined;
  /** The export that the emulators begin with. */
  importFolder: string | undefined;
};

export type ToKeeper = { kind: 'start'; plan: KeeperPlan } | { kind: 'save' } | { kind: 'stop' };

export type FromKeeper =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'saved' }
  | { kind: 'notSaved'; message: string };
