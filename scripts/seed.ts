import { urlOf } from './emulators/emulatorSettings.ts';
import { runningEmulators } from './emulators/hub.ts';
import { tick } from './emulators/scheduleTicker.ts';
import { HelpfulError, runCommand } from './helpfulError.ts';
import { seedDemoWorld } from './seed/seedDemoWorld.ts';

/** `npm run seed`: puts the demo world into emulators that are running. */
await runCommand(async () => {
  const running = await runningEmulators();
  if (!running.includes('firestore') || !running.includes('auth')) {
    throw new HelpfulError(
      `No emulators answer at ${urlOf('hub')}. Start them with \`npm start\` (which seeds by itself) or \`npm run dev\`.`,
    );
  }
  const isNew = await seedDemoWorld();
  if (isNew) await tick();
  console.log(isNew ? 'The demo world is there.' : 'The demo world was there already; nothing changed.');
  process.exit(0);
});
