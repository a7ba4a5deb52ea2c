import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths, routePatterns } from '#paths.ts';
import { publicPages, signedInPages } from './pages.ts';

const patterns = [...publicPages, ...signedInPages].map(({ path }) => path);

test('every route pattern is spelled in paths.ts', () => {
  const spelled: unknown[] = [...Object.values(paths), ...Object.values(routePatterns)];
  expect(patterns.filter((pattern) => !spelled.includes(pattern))).toEqual([]);
});

test.each([
  [paths.category('goat-social'), { categoryId: 'goat-social' }],
  [paths.userRankings('a/b'), { userId: 'a/b' }],
  [paths.list({ userId: 'a/b', listId: 'c' }), { userId: 'a/b', listId: 'c' }],
])('%s opens exactly one page, with its parameters', (address, parameters) => {
  const matches = patterns.flatMap((pattern) => matchPath(pattern, address) ?? []);
  expect(matches.map(({ params }) => params)).toEqual([parameters]);
});
