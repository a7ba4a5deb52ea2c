import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { connection } from './connection.ts';
import { errorKind } from './errors.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['unavailable', 'slow'],
  ['unknown', 'slow'],
  ['auth/network-request-failed', 'slow'],
  ['permission-denied', 'forbidden'],
  ['functions/unauthenticated', 'signedOut'],
  ['functions/unavailable', 'slow'],
  ['deadline-exceeded', 'slow'],
  ['functions/deadline-exceeded', 'slow'],
  ['functions/internal', 'slow'],
  ['internal', 'unexpected'],
  ['functions/invalid-argument', 'invalid'],
  ['functions/resource-exhausted', 'busy'],
  ['auth/user-token-expired', 'signedOut'],
  ['auth/invalid-refresh-token', 'signedOut'],
  ['not-found', 'notFound'],
  ['resource-exhausted', 'busy'],
  ['something-new', 'unexpected'],
])('%s is %s', (code, kind) => {
  expect(errorKind(withCode(code))).toBe(kind);
});

test('a missing answer is the lost connection only while there is none', () => {
  connection.set('offline');
  expect(errorKind(withCode('unavailable'))).toBe('offline');
  connection.set('unreachable');
  expect(errorKind(withCode('unavailable'))).toBe('slow');
});

test('is `invalid` for a document that does not parse, and `unexpected` for anything else', () => {
  expect(errorKind(z.safeParse(z.string(), 1).error)).toBe('invalid');
  expect(errorKind('words')).toBe('unexpected');
  expect(errorKind(new Error('no code'))).toBe('unexpected');
});
