import { join } from 'node:path';
import { loadEnv } from 'vite';
import { runNpmBuild, runProgram } from './lib/childProcess.ts';
import { createDeployArguments } from './lib/deployArguments.ts';
import { rootFolder } from './lib/folders.ts';
import { HelpfulError } from './lib/helpfulError.ts';
import { runCommand } from './lib/runCommand.ts';

await runCommand(
  {
    usage: 'npm run deploy [-- --dry-run]: builds and deploys everything, or only checks that it could.',
    options: { 'dry-run': { type: 'boolean' } },
  },
  async ({ values }) => {
    const environment = loadEnv('production', join(rootFolder, 'web'), 'VITE_');
    const args = createDeployArguments(environment, values['dry-run'] ? ['--dry-run'] : []);
    await runNpmBuild('build');
    const firebase = join(rootFolder, 'node_modules/firebase-tools/lib/bin/firebase.js');
    if ((await runProgram(process.execPath, [firebase, ...args])) !== 0) {
      throw new HelpfulError('Not everything was deployed (see above). Repeating a deploy is safe.');
    }
  },
);
