import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { runUntilStopped } from './emulators/runUntilStopped.ts';
import { checkRequirements } from './emulators/startEmulators.ts';
import { runNpmBuild } from './lib/childProcess.ts';
import { rootFolder } from './lib/folders.ts';
import { runCommand } from './lib/runCommand.ts';

/** `npm run dev`: runs Vite's dev server beside the emulators, and rebuilds the functions at every change. */
await runCommand(
  {
    usage: 'npm run dev: serves the app with a demo world by the dev server of Vite until you press Ctrl-C.',
  },
  async () => {
    const only = ['auth', 'firestore', 'functions', 'tasks'] as const;
    await checkRequirements(only);
    await runNpmBuild('build', '-w', 'functions');
    await runUntilStopped({
      only,
      onReady: async () => {
        rebuildFunctions();
        const server = await createServer({ root: join(rootFolder, 'web'), mode: 'emulator' });
        await server.listen();
        server.printUrls();
      },
    });
    process.exit(0);
  },
);

/** esbuild watches until its input closes, which happens however this process ends. */
function rebuildFunctions(): void {
  spawn('npm', ['run', '--silent', 'build', '-w', 'functions', '--', '--watch'], {
    cwd: rootFolder,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}
