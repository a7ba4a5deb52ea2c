import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { isBeforeApp } from './checkScriptOrder.ts';

const bundle = {
  'session-1.js': { type: 'chunk', fileName: 'session-1.js', name: 'session' },
  'index-1.js': { type: 'chunk', fileName: 'index-1.js', name: 'index' },
} as unknown as Rolldown.OutputBundle;

const script = (file: string) => `<script type="module" crossorigin src="/${file}"></script>`;
const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

test.each([
  [true, 'session', 'its own script is before the last', script('session-1.js') + script('index-1.js')],
  [false, 'session', 'its script is the last', script('index-1.js') + script('session-1.js')],
  [false, 'session', 'it is only preloaded', preload('session-1.js') + script('index-1.js')],
  [false, 'session', 'the page does not name it', script('index-1.js')],
  [false, 'authentication', 'it does not exist', script('session-1.js') + script('index-1.js')],
])('answers %s for the chunk %s when %s', (isBefore, chunk, _case, html) => {
  expect(isBeforeApp(chunk, html, bundle)).toBe(isBefore);
});
