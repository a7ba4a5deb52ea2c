import { expect, test } from 'vitest';
import { parseListLink, parseShareLink } from './ChooseOther.tsx';

test.each([
  'https://outrank.example/list/ana/list_1',
  ' http://127.0.0.1:5050/list/ana/list_1?from=mail#top ',
  '/list/ana/list_1',
])('the link %j leads to a list', (text) => {
  expect(parseListLink(text)).toEqual({ userId: 'ana', listId: 'list_1' });
});

test.each(['', 'list', 'https://', '/rankings', '/list/ana', '/list/ana/other', '/list/%2F/list_1'])(
  'the text %j is no link to a list',
  (text) => {
    expect(parseListLink(text)).toBeUndefined();
  },
);

test('only a link to a share has the id of one', () => {
  const id = '0123456789abcdef01234567';
  expect(parseShareLink(`https://outrank.example/s/${id}`)).toBe(id);
  for (const text of [`/s/${id}.png`, '/s/ana', `/list/ana/${id}`])
    expect(parseShareLink(text)).toBeUndefined();
});
