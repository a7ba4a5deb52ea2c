import { join } from 'node:path';
import { loadEnv } from 'vite';
import { runNpmBuild, runProgram } from './lib/childProcess.ts';
import { createDeployArguments } from './lib/deployArguments.ts';
import { rootFolder } from './lib/folders.ts';
import { HelpfulError, runCommand } from './lib/helpfulError.ts';

/** `npm run deploy`: builds, and deploys rules, indexes, functions and the page. `-- --dry-run` only checks. */
await runCommand(async () => {
  const environment = loadEnv('production', join(rootFolder, 'web'), 'VITE_');
  const args = createDeployArguments(environment, process.argv.slice(2));
  await runNpmBuild('build');
  const firebase = join(rootFolder, 'node_modules/firebase-tools/lib/bin/firebase.js');
  if ((await runProgram(process.execPath, [firebase, ...args])) !== 0) {
    throw new HelpfulError('Not everything was deployed (see above). Repeating a deploy is safe.');
  }
});
