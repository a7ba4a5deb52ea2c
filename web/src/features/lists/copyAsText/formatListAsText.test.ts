import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { expect, test } from 'vitest';
import { buildList } from '#testing/listScreen.tsx';
import { formatListAsText } from './formatListAsText.ts';

const ADDRESS = 'https://outrank.example/list/ana/list_1';

test('a list of contestants reads as its name, its creator, each place with its season, and the link', () => {
  const items = [contestantItem('parvati-shallow', 's20'), contestantItem('tom-westman', 's10')];
  expect(formatListAsText(buildList({ name: 'Heroes', items }), ADDRESS).split('\n')).toEqual([
    'Heroes',
    'by Ana',
    '',
    '1. Parvati Shallow (Heroes vs. Villains)',
    '2. Tom Westman (Palau)',
    '',
    ADDRESS,
  ]);
});

test('a season stands by its name alone', () => {
  const items = [seasonItem('s10'), seasonItem('s20')];
  expect(formatListAsText(buildList({ items }), ADDRESS)).toContain(
    '\n\n1. Palau\n2. Heroes vs. Villains\n\n',
  );
});

test('a contestant of a season that the catalogue does not know keeps the place without a season', () => {
  const items = [contestantItem('jane-future', 's99'), contestantItem('tom-westman', 's10')];
  expect(formatListAsText(buildList({ items }), ADDRESS)).toContain(
    '\n\n1. jane future\n2. Tom Westman (Palau)\n\n',
  );
});
