import { join } from 'node:path';
import { loadEnv } from 'vite';
import { runNpmBuild, runProgram } from './lib/childProcess.ts';
import { createDeployArguments } from './lib/deployArguments.ts';
import { rootFolder } from './lib/folders.ts';
import { HelpfulError } from './lib/helpfulError.ts';
import { writeHostingConfig } from './lib/hostingConfig.ts';
import { runCommand } from './lib/runCommand.ts';

await runCommand(
  {
    usage:
      'npm run deploy [-- --dry-run --only hosting]: builds and deploys everything or a part, or only checks that it could.',
    options: { 'dry-run': { type: 'boolean' }, only: { type: 'string' } },
  },
  async ({ values }) => {
    const environment = loadEnv('production', join(rootFolder, 'web'), 'VITE_');
    const args = createDeployArguments(environment, values.only);
    await runNpmBuild('build');
    args.push('--config', writeHostingConfig('firebase.deploy.json'));
    if (values['dry-run']) args.push('--dry-run');
    const firebase = join(rootFolder, 'node_modules/firebase-tools/lib/bin/firebase.js');
    if ((await runProgram(process.execPath, [firebase, ...args])) !== 0) {
      throw new HelpfulError('Not everything was deployed (see above). Repeating a deploy is safe.');
    }
  },
);
