import type { Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { isAhead } from './runsAhead.ts';

const bundle = {
  'session-1.js': { type: 'chunk', fileName: 'session-1.js', name: 'session' },
  'index-1.js': { type: 'chunk', fileName: 'index-1.js', name: 'index' },
} as unknown as Rolldown.OutputBundle;

const script = (file: string) => `<script type="module" crossorigin src="/${file}"></script>`;
const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

describe('a chunk runs before the app', () => {
  test('when its own script stands before', () => {
    expect(isAhead('session', script('session-1.js') + script('index-1.js'), bundle)).toBe(true);
  });

  test.each([
    ['its script stands after', script('index-1.js') + script('session-1.js')],
    ['it is only preloaded', preload('session-1.js') + script('index-1.js')],
    ['the page does not know it', script('index-1.js')],
  ])('not when %s', (_case, html) => {
    expect(isAhead('session', html, bundle)).toBe(false);
  });

  test('not when there is no such chunk', () => {
    expect(isAhead('authentication', script('session-1.js') + script('index-1.js'), bundle)).toBe(false);
  });
});
