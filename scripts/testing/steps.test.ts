import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../lib/folders.ts';
import { HelpfulError } from '../lib/helpfulError.ts';
import { chooseSteps } from './steps.ts';

const group = (...names: string[]) =>
  chooseSteps(names).map((steps) => steps.map(({ name }) => name).join(' '));

test('runs every step that need not be named by default: the checks together, then the tests, those of the rules beside those of the functions', () => {
  expect(group()).toEqual([
    'lint types boundaries unused build',
    'unit',
    'rules functions',
    'emulator',
    'e2e',
    'restart',
  ]);
});

test.each([
  ['in their own order', ['unit', 'lint'], ['lint', 'unit']],
  ['with the build that the emulators need', ['e2e', 'emulator'], ['build', 'emulator', 'e2e']],
  ['that run only then', ['long', 'engines'], ['build', 'engines', 'long']],
])('runs named steps %s', (_how, names, groups) => {
  expect(group(...names)).toEqual(groups);
});

test('the workflow runs every step that need not be named, and the other browsers', () => {
  const workflow = readFileSync(join(rootFolder, '.github/workflows/test.yml'), 'utf8');
  const named = [...workflow.matchAll(/steps: ([a-z\d ]+)/g)].flatMap(([, names = '']) =>
    names.trim().split(' '),
  );
  const steps = chooseSteps([]).flatMap((group) => group.map(({ name }) => name));
  expect(new Set(named)).toEqual(new Set([...steps, 'engines']));
});

test('answers an unknown name with the known ones', () => {
  expect(() => group('e2', 'unit')).toThrow(HelpfulError);
  expect(() => group('e2')).toThrow('lint, types, boundaries');
});
