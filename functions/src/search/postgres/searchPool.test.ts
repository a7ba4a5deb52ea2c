import { expect, it } from 'vitest';
import { parseAddress } from './searchPool.ts';

it('signs in as the function’s account when the address has no password, and encrypts', () => {
  expect(parseAddress('postgresql://123-compute%40developer@10.1.2.3/outrank')).toEqual({
    host: '10.1.2.3',
    port: 5432,
    user: '123-compute@developer',
    database: 'outrank',
    password: expect.any(Function),
    ssl: { rejectUnauthorized: false },
  });
});

it('takes a password and a port from the address', () => {
  const parsed = parseAddress('postgresql://outrank:p%40ss@db.internal:6432/search');
  expect(parsed).toMatchObject({ host: 'db.internal', port: 6432, password: 'p@ss' });
});

it.each([
  ['a proxy', 'postgresql://me@localhost/outrank', 'localhost'],
  ['a socket', 'postgresql://me@localhost/outrank?host=/run/pg', '/run/pg'],
])('leaves encryption to %s on this machine', (_what, address, host) => {
  expect(parseAddress(address)).toMatchObject({ host, ssl: false });
});
