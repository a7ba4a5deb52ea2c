import { urlOf } from './emulators/emulatorSettings.ts';
import { runUntilStopped } from './emulators/runUntilStopped.ts';
import { checkRequirements } from './emulators/startEmulators.ts';
import { buildForEmulators } from './lib/childProcess.ts';
import { runCommand } from './lib/runCommand.ts';

/** `npm start`: serves the production build with the emulators, which is the closest to production on one machine. */
await runCommand(
  {
    usage:
      'npm start [-- --no-build]: serves the app, or what was built last, with a demo world until you press Ctrl-C.',
    options: { 'no-build': { type: 'boolean' } },
  },
  async ({ values }) => {
    await checkRequirements();
    if (!values['no-build']) await buildForEmulators();
    await runUntilStopped({
      onReady: () =>
        console.log(
          `\n  Outrank is ready:  ${urlOf('hosting')}\n\n  Sign in as one of the demo fans. Ctrl-C stops everything and keeps the data.\n`,
        ),
    });
    process.exit(0);
  },
);
