import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressOf } from './emulators/emulatorSettings.ts';
import { rootFolder } from './lib/folders.ts';
import { createFolder } from './testing/createFolder.ts';

const folder = join(rootFolder, 'scripts');
const scripts = readdirSync(folder).filter((name) => /^[\w-]+[.]ts$/.test(name));

test.each(scripts)(
  '%s reads what was typed through the one reader, with its usage in one sentence',
  (script) => {
    const source = readFileSync(join(folder, script), 'utf8');
    expect(source).toMatch(/(runCommand|readArguments)\(\s*\{\s*usage:\s*(['"])npm [^\n]+: [^\n]+[.]\2,?\s/);
    expect(source).not.toContain('process.argv');
  },
);

const fixture = join(folder, 'importing/fixtures/original.json');
const marked = join(createFolder({ 'export.json': '\ufeff{}' }), 'export.json');

const run = (script: string, args: readonly string[] = [], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(folder, script), ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });

test.each([
  ['build-catalogue.ts', ['--help'], 0, /^npm run build:catalogue: [^\n]+[.]$/],
  ['build-catalogue.ts', ['--hlep'], 1, /^Unknown option '--hlep': npm run build:catalogue: [^\n]+[.]$/],
  ['build-catalogue.ts', ['all'], 1, /^Unexpected argument 'all': npm run build:catalogue: [^\n]+[.]$/],
  ['import-original.ts', [marked, '--dry-run'], 0, /\nNothing was written[.]$/],
  [
    'import-original.ts',
    [fixture, 'demo-x'],
    1,
    /^Nothing was written, because \d+ entries [^\n]+--accept-losses[.]$/,
  ],
  [
    'import-original.ts',
    [fixture, 'demo-x', '--accept-losses'],
    1,
    /^There are no credentials for demo-x: [^\n]+$/,
  ],
])('%s %j exits with %i and says %s', (script, args, status, text) => {
  const noAccount = {
    HOME: createFolder(),
    GOOGLE_APPLICATION_CREDENTIALS: '',
    METADATA_SERVER_DETECTION: 'none',
  };
  const ended = run(script, args, noAccount);
  expect([ended.status, ended.stderr.trim() || ended.stdout.trim()]).toEqual([
    status,
    expect.stringMatching(text),
  ]);
});

test('npm start names a taken port before it builds', async () => {
  const { host, port } = addressOf('hosting');
  const server = createServer().listen(port, host);
  // A running `npm start` has taken the port already.
  await once(server, 'listening').catch(() => undefined);
  const { status, stdout, stderr } = run('start.ts');
  server.close();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`port ${port} (hosting emulator)`);
});
