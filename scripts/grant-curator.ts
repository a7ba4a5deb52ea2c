import { getAuth } from 'firebase-admin/auth';
import { withAdminApp } from './emulators/adminApp.ts';
import { grantCurator, revokeCurator } from './lib/grantCurator.ts';
import { HelpfulError } from './lib/helpfulError.ts';
import { runCommand } from './lib/runCommand.ts';

/**
 * `npm run grant:curator -- fan@example.org PROJECT`: makes an account a curator, which opens `/moderation` and lets it save
 * the classic rankings. `npm run revoke:curator` takes that back. Without a project it is an account of the emulators. For a
 * real project, sign in first with `gcloud auth application-default login`.
 */
await runCommand(
  {
    usage:
      'npm run grant:curator -- EMAIL [PROJECT]: makes an account a curator; revoke:curator takes it back.',
    words: 2,
    options: { revoke: { type: 'boolean' } },
  },
  async ({ words, values: { revoke = false } }) => {
    const [email, project] = words;
    if (!email?.includes('@')) {
      throw new HelpfulError(
        'Name an account, for example: npm run grant:curator -- fan@example.org my-project',
      );
    }
    const change = revoke ? revokeCurator : grantCurator;
    await withAdminApp(project, (app) => change(getAuth(app), email));
    console.log(
      revoke
        ? `${email} is no curator any more, within an hour. Block the account to end it at once.`
        : `${email} is a curator from their next sign-in on.`,
    );
  },
);
