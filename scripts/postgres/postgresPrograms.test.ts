import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createFolder } from '../testing/createFolder.ts';
import { findPostgres } from './postgresPrograms.ts';

const createServers = (...folders: string[]) =>
  createFolder(
    Object.fromEntries(
      folders.flatMap((folder) => ['initdb', 'postgres'].map((name) => [join(folder, name), ''])),
    ),
  );
const nothing = createFolder();
const missing = { PATH: '', POSTGRES_FOLDER: nothing };

test('takes the newest version of Debian, which is not on the PATH', () => {
  const folder = createServers('9/bin', '15/bin');
  expect(findPostgres({ PATH: '', POSTGRES_FOLDER: folder })).toBe(join(folder, '15/bin'));
});

test('prefers the server on the PATH, and no folder that has only the client', () => {
  const server = createServers('.');
  const client = createFolder({ psql: '' });
  expect(findPostgres({ PATH: `${client}:${server}`, POSTGRES_FOLDER: createServers('15/bin') })).toBe(
    server,
  );
});

test('installs the server when there is none', () => {
  const folder = createFolder();
  const install = () => {
    vi.stubEnv('POSTGRES_FOLDER', createServers('15/bin'));
    return true;
  };
  vi.stubEnv('PATH', '');
  vi.stubEnv('POSTGRES_FOLDER', folder);
  expect(findPostgres(process.env, install)).toMatch(/15\/bin$/);
  vi.unstubAllEnvs();
});

test('says loudly that tests are skipped where it cannot be installed', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(findPostgres(missing, () => false)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('SKIPPED'));
  warn.mockRestore();
});

test('skips nothing in CI', () => {
  expect(() => findPostgres({ ...missing, CI: 'true' }, () => false)).toThrow('No PostgreSQL was found');
});
