import { spawn } from 'node:child_process';
import { HelpfulError } from './helpfulError.ts';
import { rootFolder } from './rootFolder.ts';

/** Runs a program to its end, with its output in the terminal, and resolves with its exit code. */
export function run(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: rootFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Builds by an npm script, for production even when a test (NODE_ENV=test) asks for it; throws when it fails. */
export async function npmBuild(script: string, ...args: string[]): Promise<void> {
  const code = await run('npm', ['run', '--silent', script, ...args], { NODE_ENV: 'production' });
  if (code !== 0) throw new HelpfulError(`\`npm run ${[script, ...args].join(' ')}\` failed (see above).`);
}
