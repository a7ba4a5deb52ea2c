import { expect, test } from 'vitest';
import { fillIds, findPage } from './startPages.ts';

const read = {
  url: 'https://firestore.test',
  body: '{"documents":["userLists/:userId/lists/:listId"]}',
  headers: {},
};
const pages = ['/', '/rankings', '/list/:userId/:listId'].map((path) => ({
  path,
  files: [],
  reads: [read],
  shell: '<h1>Browse</h1>',
}));
const find = (pathname: string, search = '') => findPage(pages, { pathname, search });

test.each([
  ['/', '/'],
  ['/rankings', '/rankings'],
  ['/list/ana/list_1', '/list/:userId/:listId'],
  ['/rankings/user/ana', undefined],
  ['/list/ana', undefined],
])('finds the page at %s', (pathname, path) => {
  expect(find(pathname)?.path).toBe(path);
});

test('reads the list that the address names', () => {
  const ids = find('/list/ana/list_1')?.ids ?? {};
  expect(fillIds(read.body, ids)).toBe('{"documents":["userLists/ana/lists/list_1"]}');
});

test('shows no shell for an address with a query', () => {
  expect(find('/rankings')?.shell).toBe('<h1>Browse</h1>');
  expect(find('/rankings', '?q=winners')).not.toHaveProperty('shell');
});

test('reads nothing for an address that shows other data, or whose ids could change the request', () => {
  expect(find('/rankings', '?q=winners')).toMatchObject({ reads: [] });
  expect(find('/list/ana/%22%5D%7D')).toBeUndefined();
});
