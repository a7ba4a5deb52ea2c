import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../../scripts/lib/folders.ts';

const source = join(rootFolder, 'web/src');
const read = (pattern: string) =>
  globSync(pattern, { cwd: source }).map((file) => ({
    file,
    text: readFileSync(join(source, file), 'utf8'),
  }));
const find = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** What Base UI sets on a menu. */
const ofLibraries = ['--available-height', '--transform-origin'];

const styles = read('**/*.css');
const code = read('**/*.{ts,tsx}');

test('every custom property that a style uses is set somewhere', () => {
  const known = new Set([
    ...ofLibraries,
    ...styles.flatMap(({ text }) => find(text, /(--[\w-]+)\s*:/g)),
    ...code.flatMap(({ text }) => find(text, /['"](--[\w-]+)['"]/g)),
  ]);
  const unknown = styles.flatMap(({ file, text }) =>
    find(text, /var\((--[\w-]+)\)/g)
      .filter((property) => !known.has(property))
      .map((property) => `${file}: ${property}`),
  );
  expect(unknown).toEqual([]);
});

test('every class that a component uses is in its stylesheet', () => {
  const unknown = code.flatMap(({ file, text }) =>
    [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, name, sheet = '']) => {
      const path = join(dirname(file), sheet);
      const known = new Set(
        find(styles.find((style) => style.file === path)?.text ?? '', /\.([A-Za-z][\w-]*)/g),
      );
      return find(text, new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
        .filter((used) => !known.has(used))
        .map((used) => `${file}: ${used}`);
    }),
  );
  expect(unknown).toEqual([]);
});
