import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assumptions, createBill, toBillTable } from './bill.ts';
import { getCost } from './prices.ts';

const page = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8');
const sumAfter = (bill = createBill()) => bill.reduce((sum, { after }) => sum + getCost(after), 0);

test('the documented bill is the one that the assumptions give', () => {
  expect(page).toContain(toBillTable(createBill()));
});

test('a month of a million users costs less than 700 dollars', () => {
  expect(sumAfter()).toBeLessThan(700);
});

test('the documented prices of other months follow from the same assumptions', () => {
  const finale = { ...assumptions.finale, viewers: 10 * assumptions.finale.viewers };
  const more = sumAfter(createBill({ ...assumptions, finale })) - sumAfter();
  expect(page).toContain(`$${Math.round(more / 10) * 10} more`);
});
