import type { ChildProcess } from 'node:child_process';
import { npmRun, npmServe } from './childProcess.ts';
import { runCommand } from './helpfulError.ts';
import { runLocalWorld } from './localWorld.ts';

/** `npm run dev`: Vite's dev server instead of the built app, and functions that are rebuilt at every change. */
await runCommand(async () => {
  const servers: ChildProcess[] = [];
  await npmRun('build', '-w', 'functions');
  await runLocalWorld({
    only: ['auth', 'firestore', 'functions', 'tasks'],
    whenReady: () => {
      servers.push(npmServe('build', '-w', 'functions', '--', '--watch'), npmServe('dev', '-w', 'web'));
    },
  });
  for (const server of servers) server.stdin?.end();
  process.exit(0);
});
