import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { expect, test } from 'vitest';
import { buildList } from '#testing/heroesList.ts';
import { formatListAsText } from './formatListAsText.ts';

const ADDRESS = 'https://outrank.example/list/ana/list_1';
const tom = contestantItem('tom-westman', 's10');

test.each([
  {
    what: 'contestants with their seasons',
    items: [contestantItem('parvati-shallow', 's20'), tom],
    lines: ['1. Parvati Shallow (Heroes vs. Villains)', '2. Tom Westman (Palau)'],
  },
  {
    what: 'seasons by their names',
    items: [seasonItem('s10'), seasonItem('s20')],
    lines: ['1. Palau', '2. Heroes vs. Villains'],
  },
  {
    what: 'a contestant of an unknown season without a season',
    items: [contestantItem('jane-future', 's99'), tom],
    lines: ['1. jane future', '2. Tom Westman (Palau)'],
  },
])('the text has the name, the creator, $what, and the link', ({ items, lines }) => {
  const text = formatListAsText(buildList({ name: 'Heroes', items }), ADDRESS);
  expect(text.split('\n')).toEqual(['Heroes', 'by Ana', '', ...lines, '', ADDRESS]);
});
