import { getAuth } from 'firebase-admin/auth';
import { withAdminApp } from './emulators/adminApp.ts';
import { grantCurator } from './lib/grantCurator.ts';
import { HelpfulError } from './lib/helpfulError.ts';
import { runCommand } from './lib/runCommand.ts';

/**
 * `npm run grant:curator -- fan@example.org PROJECT`: makes an account a curator, which opens `/moderation` and lets it save
 * the classic rankings. Without a project it is an account of the emulators. For a real project, sign in first with
 * `gcloud auth application-default login`.
 */
await runCommand(
  { usage: 'npm run grant:curator -- EMAIL [PROJECT]: makes an account a curator.', words: 2 },
  async ({ words }) => {
    const [email, project] = words;
    if (!email?.includes('@')) {
      throw new HelpfulError(
        'Name an account, for example: npm run grant:curator -- fan@example.org my-project',
      );
    }
    await withAdminApp(project, (app) => grantCurator(getAuth(app), email));
    console.log(`${email} is a curator from their next sign-in on.`);
  },
);
