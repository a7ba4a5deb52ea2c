import { npmBuild } from './childProcess.ts';

/** The npm scripts that build what the emulators run and serve. */
export const emulatorBuilds = [
  ['build', '-w', 'functions'],
  ['build:emulator', '-w', 'web', '--', '--logLevel', 'warn'],
] as const;

/** @throws HelpfulError when a build fails. */
export async function buildForEmulators(): Promise<void> {
  console.log('Building ...');
  for (const [script, ...args] of emulatorBuilds) await npmBuild(script, ...args);
}
