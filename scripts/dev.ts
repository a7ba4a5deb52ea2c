import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { npmBuild } from './childProcess.ts';
import { runCommand } from './helpfulError.ts';
import { runLocalWorld } from './localWorld.ts';
import { rootFolder } from './rootFolder.ts';

/** `npm run dev`: Vite's dev server instead of the built app, and functions that are rebuilt at every change. */
await runCommand(async () => {
  await npmBuild('build', '-w', 'functions');
  await runLocalWorld({
    only: ['auth', 'firestore', 'functions', 'tasks'],
    whenReady: async () => {
      rebuildFunctions();
      const server = await createServer({ root: join(rootFolder, 'web'), mode: 'emulator' });
      await server.listen();
      server.printUrls();
    },
  });
  process.exit(0);
});

/** esbuild watches until its input closes, which it does however this process ends. */
function rebuildFunctions(): void {
  spawn('npm', ['run', '--silent', 'build', '-w', 'functions', '--', '--watch'], {
    cwd: rootFolder,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}
