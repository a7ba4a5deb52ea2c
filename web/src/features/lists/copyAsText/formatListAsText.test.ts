import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { expect, test } from 'vitest';
import { buildList } from '#testing/heroesList.ts';
import { formatListAsText } from './formatListAsText.ts';

const ADDRESS = 'https://outrank.example/list/ana/list_1';
const tom = contestantItem('tom-westman', 's10');

test.each([
  [
    'contestants with their seasons',
    contestantItem('parvati-shallow', 's20'),
    'Parvati Shallow (Heroes vs. Villains)',
  ],
  ['seasons by their names', seasonItem('s20'), 'Heroes vs. Villains'],
  ['a contestant of an unknown season without a season', contestantItem('jane-future', 's99'), 'jane future'],
])('the text has the name, the creator, %s, and the link', (_, item, line) => {
  const text = formatListAsText(buildList({ name: 'Heroes', items: [item, tom] }), ADDRESS);
  const lines = ['Heroes', 'by Ana', '', `1. ${line}`, '2. Tom Westman (Palau)', '', ADDRESS];
  expect(text.split('\n')).toEqual(lines);
});
