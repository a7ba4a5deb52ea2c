import { requireEmulators } from './emulators/hub.ts';
import { runCommand } from './lib/runCommand.ts';
import { waitForStopSignal } from './lib/stopSignal.ts';
import { seedDemoWorld } from './seed/seedDemoWorld.ts';

/** `npm run seed`: writes the demo world into running emulators. */
await runCommand({ usage: 'npm run seed: writes the demo world into running emulators.' }, async () => {
  await requireEmulators(['firestore', 'auth', 'functions']);
  // Ctrl-C must not end this while the triggers are off.
  void waitForStopSignal();
  const isNew = await seedDemoWorld();
  console.log(
    isNew ? 'The demo world was created.' : 'The demo world was there already; nothing has changed.',
  );
  process.exit(0);
});
