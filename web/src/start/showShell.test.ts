import { beforeEach, expect, test } from 'vitest';
import { LAST_USER_KEY } from '#data/storage/storagePrefixes.ts';
import { showShell } from './showShell.ts';

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
