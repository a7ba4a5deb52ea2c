import { expect, test } from 'vitest';
import { describeGrowth } from './bundleReport.ts';

test('names the modules that grew most, new ones included', () => {
  const before = {
    '/x/web/src/pages/HomePage.tsx': 1000,
    '/x/web/src/app/App.tsx': 500,
    '/x/web/src/paths.ts': 9,
  };
  const now = {
    '/x/web/src/pages/HomePage.tsx': 1300,
    '/x/web/src/app/App.tsx': 400,
    '/x/web/src/paths.ts': 9,
    '/x/node_modules/zod/v4/index.js': 12_100,
  };
  expect(describeGrowth(before, now)).toBe('zod/v4/index.js +12.1 KB, pages/HomePage.tsx +0.3 KB');
});
