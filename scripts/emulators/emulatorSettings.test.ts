import { expect, test } from 'vitest';
import { HelpfulError } from '../lib/helpfulError.ts';
import { addressOf, emulatorEnvironment, parseEmulatorAddresses, projectId } from './emulatorSettings.ts';

const parse = (emulators: unknown) => [...parseEmulatorAddresses(JSON.stringify({ emulators })).values()];

test('reads host and port of each emulator and ignores other settings', () => {
  const auth = { host: '127.0.0.1', port: 9099 };
  expect(parse({ auth, tasks: { port: 9499 }, singleProjectMode: false, ui: { enabled: false } })).toEqual([
    { name: 'auth', host: '127.0.0.1', port: 9099 },
    { name: 'tasks', host: '127.0.0.1', port: 9499 },
  ]);
  expect(parseEmulatorAddresses('{}').size).toBe(0);
});

test.each(['80', 0, 65536, 1.5])('refuses %j as a port', (port) => {
  expect(() => parse({ auth: { port } })).toThrow(HelpfulError);
});

test('points the admin SDK at the ports of firebase.json and at a demo project', () => {
  expect(emulatorEnvironment().FIRESTORE_EMULATOR_HOST).toBe(`127.0.0.1:${addressOf('firestore').port}`);
  expect(projectId).toMatch(/^demo-/);
});
