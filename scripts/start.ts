import { buildForEmulators } from './buildForEmulators.ts';
import { urlOf } from './emulators/emulatorSettings.ts';
import { runCommand } from './helpfulError.ts';
import { runLocalWorld } from './localWorld.ts';

/** `npm start`: the production build against the emulators, as near to the real thing as it gets on one machine. */
await runCommand(async () => {
  await buildForEmulators();
  await runLocalWorld({
    whenReady: () =>
      console.log(
        `\n  Outrank is ready:  ${urlOf('hosting')}\n\n  Sign in as one of the demo fans. Ctrl-C stops everything and keeps the data.\n`,
      ),
  });
  process.exit(0);
});
