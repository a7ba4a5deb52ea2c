import { expect, test } from 'vitest';
import { HelpfulError } from '../lib/helpfulError.ts';
import { addressOf, emulatorEnvironment, projectId, urlOf } from './emulatorSettings.ts';

test('reads addresses from firebase.json and refuses an emulator without a port', () => {
  expect(addressOf('auth')).toEqual({ name: 'auth', host: '127.0.0.1', port: 9099 });
  expect(urlOf('hosting')).toBe('http://127.0.0.1:5050');
  expect(() => addressOf('ui' as 'auth')).toThrow(HelpfulError);
});

test('points the admin SDK at the emulators and at a demo project', () => {
  expect(emulatorEnvironment().FIRESTORE_EMULATOR_HOST).toBe('127.0.0.1:8080');
  expect(projectId).toMatch(/^demo-/);
});
