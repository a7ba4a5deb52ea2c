import { expect, test } from 'vitest';
import { parseListLink } from './parseListLink.ts';

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
