import { expect, test } from 'vitest';
import { HelpfulError } from '../helpfulError.ts';
import { addressOf, emulatorEnvironment, parseEmulatorAddresses, projectId } from './emulatorSettings.ts';

const parse = (emulators: unknown) => [...parseEmulatorAddresses(JSON.stringify({ emulators })).values()];

test('reads host and port of each emulator', () => {
  expect(parse({ auth: { host: '127.0.0.1', port: 9099 }, tasks: { port: 9499 } })).toEqual([
    { name: 'auth', host: '127.0.0.1', port: 9099 },
    { name: 'tasks', host: '127.0.0.1', port: 9499 },
  ]);
});

test('passes over what is no address', () => {
  expect(parse({ singleProjectMode: false, ui: { enabled: false } })).toEqual([]);
  expect(parseEmulatorAddresses('{}').size).toBe(0);
});

test.each(['80', 0, 65536, 1.5])('%j is no port', (port) => {
  expect(() => parse({ auth: { port } })).toThrow(HelpfulError);
});

test('the admin SDK is pointed at the ports of firebase.json and at a demo project', () => {
  expect(emulatorEnvironment().FIRESTORE_EMULATOR_HOST).toBe(`127.0.0.1:${addressOf('firestore').port}`);
  expect(projectId).toMatch(/^demo-/);
});
