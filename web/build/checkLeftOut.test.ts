import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { findModules } from './checkLeftOut.ts';

const chunk = (fileName: string, ...ids: readonly string[]) => ({
  type: 'chunk',
  fileName,
  facadeModuleId: ids[0] ?? null,
  modules: Object.fromEntries(ids.map((id) => [id, { renderedLength: 1 }])),
});

const bundle = {
  'assets/index-1.js': chunk('assets/index-1.js', '/x/src/main.tsx', '/x/shared/src/demoUsers.ts'),
  'assets/Dialog-1.js': chunk('assets/Dialog-1.js', '/x/src/ui/Dialog.tsx'),
  'assets/torch.svg': { type: 'asset', fileName: 'assets/torch.svg' },
} as unknown as Rolldown.OutputBundle;

test('finds a module wherever the bundler put it', () => {
  expect(findModules(/\/demoUsers\./, bundle)).toEqual(['/x/shared/src/demoUsers.ts (assets/index-1.js)']);
});

test('finds nothing in a bundle without it', () => {
  expect(findModules(/\/DemoUserDialog\./, bundle)).toEqual([]);
});
