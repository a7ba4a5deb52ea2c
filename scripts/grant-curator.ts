import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { grantCurator } from './curators.ts';
import { emulatorEnvironment, projectId } from './emulators/emulatorSettings.ts';
import { HelpfulError, runCommand } from './helpfulError.ts';

/**
 * `npm run grant:curator -- fan@example.org PROJECT`: opens `/moderation` to an account, where it hides, restores and blocks
 * and reads reports, and lets it save the classic rankings. Without a project it is the emulators'.
 * For a real one, sign in first: `gcloud auth application-default login`.
 */
await runCommand(async () => {
  const [email, project] = process.argv.slice(2);
  if (!email?.includes('@')) {
    throw new HelpfulError('Whose? For example: npm run grant:curator -- fan@example.org my-project');
  }
  if (project === undefined) Object.assign(process.env, emulatorEnvironment());
  const app = initializeApp({ projectId: project ?? projectId });
  try {
    await grantCurator(getAuth(app), email);
    console.log(`${email} is a curator from their next sign-in on.`);
  } finally {
    await deleteApp(app);
  }
});
