import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../lib/folders.ts';

/** Filters and orders, other than those by document id, which need no declared index. */
const FILTER = /\b(where|orderBy)\((?!(FieldPath\.)?documentId\(\))/;

const isQueryModule = (file: string) => /(firestoreQueries|\/platform\/\w+Queries)\.ts$/i.test(file);
const isOfTests = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

test('filters and orders are written only in the modules whose queries are compared with the indexes', () => {
  const files = globSync('{functions,web}/src/**/*.{ts,tsx}', { cwd: rootFolder });
  const code = files.filter((file) => !isQueryModule(file) && !isOfTests(file));
  expect(code.length).toBeGreaterThan(200);
  expect(code.filter((file) => FILTER.test(readFileSync(join(rootFolder, file), 'utf8')))).toEqual([]);
});
