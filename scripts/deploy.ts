import { join } from 'node:path';
import { loadEnv } from 'vite';
import { npmBuild, run } from './childProcess.ts';
import { deployArguments } from './deployment.ts';
import { HelpfulError, runCommand } from './helpfulError.ts';
import { rootFolder } from './rootFolder.ts';

/** `npm run deploy`: builds, and sends rules, indexes, functions and the page to their project. `-- --dry-run` only checks. */
await runCommand(async () => {
  const environment = loadEnv('production', join(rootFolder, 'web'), 'VITE_');
  const deploy = deployArguments(environment, process.argv.slice(2));
  await npmBuild('build');
  const firebase = join(rootFolder, 'node_modules/firebase-tools/lib/bin/firebase.js');
  if ((await run(process.execPath, [firebase, ...deploy])) !== 0) {
    throw new HelpfulError('Not everything was deployed (see above). It does no harm to do it again.');
  }
});
