import { spawn } from 'node:child_process';
import { rootFolder } from './folders.ts';
import { HelpfulError } from './helpfulError.ts';

/** The npm scripts that build what the emulators run and serve. */
export const emulatorBuilds = [
  ['build', '-w', 'functions'],
  ['build:emulator', '-w', 'web', '--', '--logLevel', 'warn'],
] as const;

type Options = {
  env?: Record<string, string>;
  /** Prints the output when the program has ended, so that programs side by side do not mix theirs. */
  isOutputHeld?: boolean;
};

/** Runs a program with its output in the terminal, and resolves with its exit code. */
export function runProgram(
  program: string,
  args: readonly string[],
  { env = {}, isOutputHeld = false }: Options = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const stdio = isOutputHeld ? 'pipe' : 'inherit';
    const child = spawn(program, args, {
      cwd: rootFolder,
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, ...env },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** Builds for production, even when a test with NODE_ENV=test starts it. */
export async function runNpmBuild(...script: readonly string[]): Promise<void> {
  const code = await runProgram('npm', ['run', '--silent', ...script], { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new HelpfulError(`\`npm run ${script.join(' ')}\` failed (see above).`);
}

export async function buildForEmulators(): Promise<void> {
  console.log('Building ...');
  for (const script of emulatorBuilds) await runNpmBuild(...script);
}
