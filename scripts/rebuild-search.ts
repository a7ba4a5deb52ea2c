import { getFirestore } from 'firebase-admin/firestore';
import { openSearchPool } from '../functions/src/search/postgres/searchPool.ts';
import { rebuildLists } from '../functions/src/search/postgres/storeLists.ts';
import { withAdminApp } from './emulators/adminApp.ts';
import { HelpfulError } from './lib/helpfulError.ts';
import { runCommand } from './lib/runCommand.ts';

/**
 * `npm run search:rebuild -- ADDRESS [PROJECT]`: creates the search database's tables when they are missing, stores every list
 * in them and removes those that are gone. Repeat it after an interruption. Without a project the lists are those
 * of the emulators. For a real one, sign in first: `gcloud auth application-default login`.
 */
await runCommand(
  {
    usage:
      'npm run search:rebuild -- ADDRESS [PROJECT]: stores every list in the search database at ADDRESS.',
    words: 2,
  },
  async ({ words }) => {
    const [address, project] = words;
    if (!address?.startsWith('postgresql://')) {
      throw new HelpfulError(
        'Which database? For example: npm run search:rebuild -- postgresql://me@localhost/outrank my-project',
      );
    }
    const pool = await openSearchPool(address, { max: 1, statement_timeout: 0, query_timeout: 0 });
    await withAdminApp(project, async (app) => {
      const onPage = (read: number) => console.log(`${read} lists stored ...`);
      const { read, removed } = await rebuildLists(getFirestore(app), pool, { onPage });
      console.log(`${read} lists are stored, and ${removed} that are gone were removed.`);
    }).finally(() => pool.end());
  },
);
