import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../lib/folders.ts';
import { HelpfulError } from '../lib/helpfulError.ts';
import { addressOf, emulatorEnvironment, projectId, urlOf } from './emulatorSettings.ts';
import { addEmulatorsToPolicy } from './firebaseCommand.ts';
import { listProcessTree, parseParentPid, parsePsOutput } from './processes.ts';
import { daily, frequent } from './schedules.ts';

test('reads addresses from firebase.json and refuses an emulator without a port', () => {
  expect(addressOf('auth')).toEqual({ name: 'auth', host: '127.0.0.1', port: 9099 });
  expect(urlOf('hosting')).toBe('http://127.0.0.1:5050');
  expect(() => addressOf('ui' as 'auth')).toThrow(HelpfulError);
});

test('points the admin SDK at the emulators and at a demo project', () => {
  expect(emulatorEnvironment().FIRESTORE_EMULATOR_HOST).toBe('127.0.0.1:8080');
  expect(projectId).toMatch(/^demo-/);
});

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

test('the timers run every scheduled function', async () => {
  const source = readFileSync(join(rootFolder, 'functions/src/schedules.ts'), 'utf8');
  const declared = [...source.matchAll(/^export const (\w+) =/gm)].map(([, name]) => name ?? '');
  expect(declared.toSorted()).toEqual([...frequent, ...daily].toSorted());
});

test('parses the parent after a program name with spaces and brackets', () => {
  expect(parseParentPid('4242 (odd ) name (x)) S 17 4242 4242 0 -1')).toBe(17);
});

test('parses the output of ps and finds a process with its descendants', () => {
  const processes = parsePsOutput('    1     0\n   10     1\n   11    10\n   12    11\n   20     1\n');
  expect(processes[2]).toEqual({ pid: 11, parentPid: 10 });
  expect(listProcessTree(10, processes).map(({ pid }) => pid)).toEqual([10, 11, 12]);
  expect(listProcessTree(99, processes)).toEqual([]);
});

test('finds itself among the processes that run', () => {
  expect(listProcessTree(process.pid).map(({ pid }) => pid)).toContain(process.pid);
});
