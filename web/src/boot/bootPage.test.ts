import { beforeEach, expect, test } from 'vitest';
import { LAST_USER_KEY } from '#data/storage/storageKeys.ts';
import { fillIds, findPage, showShell } from './bootPage.ts';

const read = {
  key: '{"path":"userLists/:userId/lists/:listId"}',
  url: 'https://firestore.test/documents:batchGet',
  body: '{"documents":["userLists/:userId/lists/:listId"]}',
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
  expect(fillIds(read.key, ids)).toBe('{"path":"userLists/ana/lists/list_1"}');
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

const show = () => showShell('/rankings', '<h1>Browse</h1>');
const openDocument = (content = '<p class="startupTitle">Outrank</p>') => {
  document.body.innerHTML = `<div id="root">${content}</div>`;
};
const getText = () => document.body.textContent;

beforeEach(() => {
  localStorage.setItem(LAST_USER_KEY, '{}');
  openDocument();
});

test('a remembered user sees the shell, which the app will hydrate at its address', () => {
  show();
  expect(getText()).toBe('Browse');
  expect(document.getElementById('root')?.dataset.address).toBe('/rankings');
});

test('a visitor does not see the shell', () => {
  localStorage.clear();
  show();
  expect(getText()).toBe('Outrank');
});

test('the shell does not replace the app', () => {
  openDocument('<header>Outrank</header>');
  show();
  expect(getText()).toBe('Outrank');
});
