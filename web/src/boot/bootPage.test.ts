import { beforeEach, expect, test } from 'vitest';
import { LAST_USER_KEY, SPOILER_CHOICE_KEY } from '#data/storage/storageKeys.ts';
import { fillIds, findPage, findShell, markEarlyPress, type OpenedPage, showShell } from './bootPage.ts';

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

const page = { path: '/rankings', files: [], reads: [], ids: {}, shell: '<h1>Browse</h1>' };
const show = (opened: OpenedPage = page) => showShell('/rankings', opened);
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

const cast = { path: '/global-rankings/:id', files: [], reads: [], ids: { id: 'cast-s10' } };
const names = { 'cast-s10': 'Palau' };
test.each([
  ['a remembered user has the shell of a page that needs a session', true, {}, 'Browse'],
  ['a visitor does not', false, {}, undefined],
  ['a visitor has that of a public page', false, { shellFor: 'everyone' }, 'Browse'],
  ['the shell of a pattern names what the address names', false, { shellFor: 'everyone', names }, 'Palau'],
  ['an unknown id has none', true, { shellFor: 'everyone', names: {} }, undefined],
  ['nor has one that every object inherits', true, { names, ids: { id: 'constructor' } }, undefined],
] as const)('%s', (_, isRemembered, page, shown) => {
  if (!isRemembered) localStorage.clear();
  const shell = `<h1>${'names' in page ? ':name' : 'Browse'}</h1>`;
  expect(findShell({ ...cast, ...page, shell })).toBe(shown && `<h1>${shown}</h1>`);
});

const heading = (more = 'data-is-built-in') =>
  `<p class="startupTitle">Outrank</p><h1 class="startupHeading" ${more}>Tom Westman</h1>`;
const castaway = { ...page, shellFor: 'unshielded', shell: '<h1>:name</h1><p>Loading</p>' } as const;
test.each([
  ['names whom the static page names', null, heading(), 'Tom WestmanLoading'],
  ['and when the spoiler shield is off', '{"mode":"off"}', heading(), 'Tom WestmanLoading'],
  ['but nobody when it is on', '{"mode":"on"}', heading(), 'OutrankTom Westman'],
  ['or cannot be read', '{', heading(), 'OutrankTom Westman'],
  ['nor whom the app does not know at first', null, heading(''), 'OutrankTom Westman'],
  ['nor without a static page', null, undefined, 'Outrank'],
])('the shell of a castaway %s', (_, choice, content, shown) => {
  localStorage.clear();
  if (choice) localStorage.setItem(SPOILER_CHOICE_KEY, choice);
  openDocument(content);
  show(castaway);
  expect(getText()).toBe(shown);
});

test.each([
  [
    'waits for the choice of another account than this browser knows',
    '{"mode":"off","uid":"ben"}',
    'Outrank',
  ],
  ['waits on a new device', null, 'Outrank'],
  ['names whom the account does not hide', '{"mode":"off","uid":"ana"}', 'Tom Westman · Outrank'],
])('for a remembered user, the page of a castaway %s', (_, choice, title) => {
  localStorage.setItem(LAST_USER_KEY, '{"uid":"ana"}');
  if (choice) localStorage.setItem(SPOILER_CHOICE_KEY, choice);
  document.title = 'Tom Westman · Outrank';
  openDocument(heading());
  show(castaway);
  expect([document.title, getText()]).toEqual([
    title,
    title === 'Outrank' ? 'OutrankTom Westman' : 'Tom WestmanLoading',
  ]);
});

test('the shell does not replace the app', () => {
  openDocument('<header>Outrank</header>');
  show();
  expect(getText()).toBe('Outrank');
});

test('marks the first button that is clicked, and no other', () => {
  document.body.innerHTML = '<p>Text</p><button><b>Sign in</b></button><button>Later</button>';
  markEarlyPress();
  for (const element of document.querySelectorAll<HTMLElement>('p, b, button:last-child')) element.click();
  const pressed = [...document.querySelectorAll('button')].map((button) => button.dataset.pressedEarly);
  expect(pressed).toEqual(['', undefined]);
});
