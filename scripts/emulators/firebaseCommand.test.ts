import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../lib/folders.ts';
import { addEmulatorsToPolicy } from './firebaseCommand.ts';

const { hosting } = JSON.parse(readFileSync(join(rootFolder, 'firebase.json'), 'utf8'));
const policy: string = hosting.headers[0].headers.find(
  ({ key }: { key: string }) => key === 'Content-Security-Policy',
).value;

test('the deployed policy refuses what it does not name', () => {
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
});

test('the deployed policy allows no inline script or style and no eval', () => {
  expect(policy).not.toMatch(/unsafe-| \*/);
  expect(policy).toMatch(/style-src 'self';/);
});

test('the deployed policy names only the site itself and https hosts, and no emulator', () => {
  const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1));
  const others = sources.filter((source) => !/^('self'|'none'|data:|https:\/\/\S+)$/.test(source));
  expect(others).toEqual([]);
  expect(policy).not.toMatch(/127\.0\.0\.1|localhost/);
});

test('the policy of the emulators differs only in the sources of data and pictures', () => {
  expect(addEmulatorsToPolicy("script-src 'self'; connect-src 'self'; img-src 'self' data:")).toBe(
    "script-src 'self'; connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:8080 http://127.0.0.1:5001 http://127.0.0.1:9199; img-src 'self' data: http://127.0.0.1:9199",
  );
});
