import { getFirestore } from 'firebase-admin/firestore';
import { rebuildLists } from '../functions/src/search/postgres/rebuildLists.ts';
import { openSearchPool } from '../functions/src/search/postgres/searchPool.ts';
import { withAdminApp } from './emulators/adminApp.ts';
import { HelpfulError, runCommand } from './lib/helpfulError.ts';

/**
 * `npm run search:rebuild -- ADDRESS [PROJECT]`: creates the search database's tables when they are missing, stores every list
 * in them and removes those that are gone. Repeat it after an interruption. Without a project the lists are those
 * of the emulators. For a real one, sign in first: `gcloud auth application-default login`.
 */
await runCommand(async () => {
  const [address, project] = process.argv.slice(2);
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
});
