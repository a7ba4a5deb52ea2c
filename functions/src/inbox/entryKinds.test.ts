import { globSync, readFileSync } from 'node:fs';
import { allEntryKinds, getEntryKind } from '@outrank/shared/documents/inbox';
import { expect, test } from 'vitest';

const folder = new URL('../', import.meta.url);
const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/testing/**', '**/*.test.ts'] });
const source = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');

test.each(allEntryKinds)('something starts %s', (kind) => {
  const { startedBy } = getEntryKind(kind);
  expect(source).toMatch(new RegExp(`requestEntries\\([^;]*'${startedBy}'`));
});
