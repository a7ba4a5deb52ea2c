import { urlOf } from './emulators/emulatorSettings.ts';
import { listRunningEmulators } from './emulators/hub.ts';
import { HelpfulError, runCommand } from './lib/helpfulError.ts';
import { waitForStopSignal } from './lib/stopSignal.ts';
import { seedDemoWorld } from './seed/seedDemoWorld.ts';

/** `npm run seed`: writes the demo world into running emulators. */
await runCommand(async () => {
  const running = await listRunningEmulators();
  if (!['firestore', 'auth', 'functions'].every((name) => running.includes(name))) {
    throw new HelpfulError(
      `No emulators answer at ${urlOf('hub')}. Start them with \`npm start\` (which seeds by itself) or \`npm run dev\`.`,
    );
  }
  // Ctrl-C must not end this while the triggers are off.
  void waitForStopSignal();
  const isNew = await seedDemoWorld();
  console.log(
    isNew ? 'The demo world was created.' : 'The demo world was there already; nothing has changed.',
  );
  process.exit(0);
});
