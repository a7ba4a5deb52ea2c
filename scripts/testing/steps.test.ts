import { expect, test } from 'vitest';
import { HelpfulError } from '../helpfulError.ts';
import { chooseSteps } from './steps.ts';

const namesOf = (...asked: string[]) => chooseSteps(asked).map(({ name }) => name);

test('by default every step that is not long runs, the cheap ones first and the one that owns the emulators last', () => {
  expect(namesOf()).toEqual([
    'lint',
    'types',
    'boundaries',
    'unused',
    'unit',
    'build',
    'emulator',
    'e2e',
    'restart',
  ]);
});

test('named steps run in their own order, whatever the order of the names', () => {
  expect(namesOf('unit', 'lint')).toEqual(['lint', 'unit']);
});

test('what needs the emulators is built before', () => {
  expect(namesOf('e2e', 'emulator')).toEqual(['build', 'emulator', 'e2e']);
});

test('a long step runs when it is named', () => {
  expect(namesOf('long')).toEqual(['build', 'long']);
});

test('an unknown name is answered with those that exist', () => {
  expect(() => namesOf('e2', 'unit')).toThrow(HelpfulError);
  expect(() => namesOf('e2')).toThrow('lint, types, boundaries');
});
