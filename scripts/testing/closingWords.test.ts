import { expect, test } from 'vitest';
import { keyOfRules } from '../mutate-rules/lastRun.ts';
import { closingWords } from './closingWords.ts';

const run = {
  figures: { attacks: 7, deliveries: 5 },
  journeys: 3,
  rules: 'allow get;',
  lastMutants: { rules: keyOfRules('allow get;'), mutants: 9, killed: 8 },
};

test('a run ends with how much was tried', () => {
  expect(closingWords(run)).toEqual([
    '7 attacks on the rules',
    '5 deliveries under chaos',
    '3 journeys in the browser',
    '8 of 9 mutants of the rules killed, the others explained (npm run mutate:rules)',
  ]);
});

test('what was not tried is not told', () => {
  expect(closingWords({ ...run, figures: { attacks: 0, deliveries: 0 }, journeys: 0 })).toEqual([]);
});

test('mutants of other rules say nothing about these', () => {
  expect(closingWords({ ...run, rules: 'allow list;' }).at(-1)).toContain('not judged');
  expect(closingWords({ ...run, lastMutants: undefined }).at(-1)).toContain('not judged');
});
