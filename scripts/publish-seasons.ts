import { getFirestore } from 'firebase-admin/firestore';
import { withAdminApp } from './emulators/adminApp.ts';
import { publishSeasons, readSeasons } from './lib/publishSeasons.ts';
import { runCommand } from './lib/runCommand.ts';

/**
 * Publishes the seasons of a file, in place of those that are published; without a file, what `data/` has beyond the built-in
 * catalogue. Without a project they go into the emulators. For a real one, sign in first: `gcloud auth application-default login`.
 */
await runCommand(
  {
    usage:
      'npm run publish:seasons -- [FILE.json] [PROJECT]: publishes seasons that the app was built without, by default those of data/.',
    words: 2,
  },
  async ({ words: [first, second] }) => {
    const [file, project] = first?.endsWith('.json') ? [first, second] : [undefined, first];
    const seasons = readSeasons(file);
    await withAdminApp(project, async (app) => {
      const version = await publishSeasons(getFirestore(app), seasons);
      console.log(`Version ${version} is published: ${seasons.map(({ name }) => name).join(', ')}.`);
    });
  },
);
