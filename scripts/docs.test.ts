import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from './lib/folders.ts';

const exclude = ['**/node_modules', '**/.*', '**/dist', 'functions/lib', 'web/public/facts'];
const files = globSync('**/*', { cwd: rootFolder, exclude });
const names = new Set(files.map((file) => basename(file)));
const pages = files.filter((file) => file.endsWith('.md'));
const read = (file: string) => readFileSync(join(rootFolder, file), 'utf8');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The folders of the repository, and a file's name with one of these endings. */
const FOLDER = /^(?:web|functions|shared|scripts|docs|data|rules-tests|model-tests)\/[\w./*-]*$/;
const FILE = /^[\w*-][\w./*-]*\.(?:tsx?|mjs|cjs|json|md|css|rules|svg|png)$/;

/** Files that are made when the project runs or is deployed, and those of examples. */
const MADE =
  /^(?:\.cache|\.local-data|web\/dist|functions\/lib)\/|^(?:web|functions)\/\.env|^web\/src\/pages\/tribe\/|^(?:top|FILE|export)\.json$/;

function isThere(words: string): boolean {
  const path = words.replace(/\/$/, '');
  if (path.includes('*'))
    return globSync(path.includes('/') ? path : `**/${path}`, { cwd: rootFolder, exclude }).length > 0;
  if (!path.includes('/')) return names.has(path);
  return ['', 'web/src', 'web', 'functions/src', 'functions', 'shared/src', 'scripts'].some((folder) =>
    [path, `${path}.ts`, `${path}.test.ts`].some((file) => existsSync(join(rootFolder, folder, file))),
  );
}

const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-');

function hasHeading(page: string, anchor: string): boolean {
  const headings = [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading));
  return headings.includes(anchor);
}

/** Every link, quoted path and `npm run` of a page that leads nowhere. */
function findBroken(page: string): string[] {
  const text = read(page);
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]*))?\)/g)].flatMap(
    ([link, path = '', anchor]) => {
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(rootFolder, target))) return [link];
      return anchor === undefined || hasHeading(target, anchor) ? [] : [link];
    },
  );
  const quoted = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\s]+)`/g)].map(
    ([, words = '']) => words,
  );
  const paths = quoted.filter(
    (words) => (FOLDER.test(words) || FILE.test(words)) && !MADE.test(words) && !isThere(words),
  );
  const commands = [...text.matchAll(/npm run ([\w:]+)(?! -w)(?=[`\s])(?![^`\n]* -w )/g)]
    .map(([, command = '']) => command)
    .filter((command) => scripts[command] === undefined);
  return [...links, ...paths, ...commands.map((command) => `npm run ${command}`)];
}

test.each(pages)('%s names only paths, headings and commands that exist', (page) => {
  expect(findBroken(page)).toEqual([]);
});

/** Tests in the last column of the table of attacks: the beginning of a test's file name, or its path. */
test('every attack in docs/security.md names tests that exist', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .filter((line) => line.startsWith('| **'));
  const tests = files.filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file));
  const named = rows.flatMap((row) =>
    [...(row.split(' | ').at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  const missing = named.filter(
    (name) => !/^npm/.test(name) && !tests.some((file) => file.includes(`/${name}`) || file.startsWith(name)),
  );
  expect(rows.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
