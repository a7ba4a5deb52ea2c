import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { describeGrowth, findModules } from './bundleChecks.ts';

test('names the modules that grew most, new ones included', () => {
  const before = {
    '/x/web/src/pages/HomePage.tsx': 1000,
    '/x/web/src/app/App.tsx': 500,
    '/x/shared/src/limits.ts': 9,
  };
  const now = {
    '/x/web/src/pages/HomePage.tsx': 1300,
    '/x/web/src/app/App.tsx': 400,
    '/x/shared/src/limits.ts': 9,
    '/x/node_modules/zod/v4/index.js': 12_100,
  };
  expect(describeGrowth(before, now)).toBe('zod/v4/index.js +12.1 KB, pages/HomePage.tsx +0.3 KB');
});

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
