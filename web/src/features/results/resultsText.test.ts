import { expect, test } from 'vitest';
import { describeAgreement, describeRankCounts, toOrdinal } from './resultsText.ts';

test('ordinals have their English endings', () => {
  const ordinals = ['1st', '2nd', '3rd', '4th', '10th', '11th', '12th', '13th', '21st'];
  expect([1, 2, 3, 4, 10, 11, 12, 13, 21].map(toOrdinal)).toEqual(ordinals);
});

test.each([
  [20, 'Yul Kwon, of 20 ballots: 1st on 12, 3rd on 2, 10th on 1, and left off 5.'],
  [15, 'Yul Kwon, of 15 ballots: 1st on 12, 3rd on 2, and 10th on 1.'],
])('rank counts of %i ballots are one sentence without zeros', (ballots, sentence) => {
  expect(describeRankCounts('Yul Kwon', [12, 0, 2, 0, 0, 0, 0, 0, 0, 1], ballots)).toBe(sentence);
});

test('every agreement has a remark, and only one of 95 % and above is a vote as one', () => {
  const all = Array.from({ length: 101 }, (_, agreement) => describeAgreement(agreement));
  expect(all.every(Boolean)).toBe(true);
  expect(all.indexOf('You and the island vote as one.')).toBe(95);
  expect([all[100], all[94]]).toEqual(['You and the island vote as one.', "You're in step with the island."]);
});
