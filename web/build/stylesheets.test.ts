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

/** The stylesheets that a component imports, with the names that it gives them. */
const findSheets = ({ file, text }: (typeof code)[number]) =>
  [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(([, name = '', sheet = '']) => ({
    name,
    text: styles.find((style) => style.file === join(dirname(file), sheet))?.text ?? '',
  }));

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
  const unknown = code.flatMap((component) =>
    findSheets(component).flatMap(({ name, text }) => {
      const known = new Set(find(text, /\.([A-Za-z][\w-]*)/g));
      return find(component.text, new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
        .filter((used) => !known.has(used))
        .map((used) => `${component.file}: ${used}`);
    }),
  );
  expect(unknown).toEqual([]);
});

test('the letters of every field have the size that global.css gives them, so that iPhones do not zoom', () => {
  const global = styles.find(({ file }) => file === 'styles/global.css')?.text;
  expect(global).toContain('input,\ntextarea,\nselect {\n  font-size: max(16px, 1em);');
  const sized = code.flatMap((component) =>
    findSheets(component).flatMap(({ name, text }) =>
      find(
        component.text,
        new RegExp(`<(?:input|textarea|select|Control)\\b.*?className={${name}\\.(\\w+)`, 'gs'),
      )
        .filter((field) =>
          [...text.matchAll(/([^{}]*)\{([^{}]*)\}/g)].some(
            ([, selectors = '', body = '']) =>
              new RegExp(`\\.${field}\\b(?!::)`).test(selectors) && /font(-size)?:/.test(body),
          ),
        )
        .map((field) => `${component.file}: ${field}`),
    ),
  );
  expect(sized).toEqual([]);
});
