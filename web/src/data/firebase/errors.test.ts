import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorKind } from './errors.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['unavailable', 'offline'],
  ['unknown', 'offline'],
  ['auth/network-request-failed', 'offline'],
  ['permission-denied', 'forbidden'],
  ['functions/unauthenticated', 'signedOut'],
  ['functions/unavailable', 'offline'],
  ['deadline-exceeded', 'offline'],
  ['functions/deadline-exceeded', 'unexpected'],
  ['functions/internal', 'offline'],
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

test('is `invalid` for a document that does not parse, and `unexpected` for anything else', () => {
  expect(errorKind(z.safeParse(z.string(), 1).error)).toBe('invalid');
  expect(errorKind('words')).toBe('unexpected');
  expect(errorKind(new Error('no code'))).toBe('unexpected');
});
