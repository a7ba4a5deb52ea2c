import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { createBootScript } from './bootScript.ts';
import { listPageFiles } from './outputFiles.ts';

type Part = { imports?: string[]; page?: string; css?: string[]; isEntry?: boolean };

const createChunk = (fileName: string, { imports = [], page = '', css = [], isEntry = false }: Part) => ({
  type: 'chunk',
  fileName,
  isEntry,
  imports,
  moduleIds: [`/src/pages/${page}`],
  viteMetadata: { importedCss: new Set(css) },
});

const bundle = Object.fromEntries(
  [
    createChunk('index.js', { isEntry: true, imports: ['runtime.js'] }),
    createChunk('runtime.js', {}),
    createChunk('list.js', { page: 'ListPage.tsx', imports: ['index.js', 'votes.js'], css: ['list.css'] }),
    createChunk('votes.js', { imports: ['runtime.js'], css: ['votes.css'] }),
    createChunk('home.js', { page: 'HomePage.tsx', imports: ['index.js'] }),
  ].map((chunk) => [chunk.fileName, chunk]),
) as unknown as Rolldown.OutputBundle;

const toPage = (path: string, page: string) => ({ path, files: listPageFiles(page, bundle), reads: [] });

/** Runs the script on a page of a visitor and returns the links that it adds. */
function runScript(pathname: string): string[] {
  const pages = [toPage('/', 'HomePage.tsx'), toPage('/list/:userId/:listId', 'ListPage.tsx')];
  const { source } = createBootScript({ apiKey: 'key', pages });
  const links: { rel: string; href: string }[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  };
  const names = ['location', 'document', 'indexedDB', 'addEventListener'];
  new Function(...names, source)({ pathname, search: '' }, document, { open: () => ({}) }, () => {});
  return links.map(({ rel, href }) => `${rel} ${href}`);
}

const listFiles = [
  'modulepreload /list.js',
  'modulepreload /votes.js',
  'preload /list.css',
  'preload /votes.css',
];

test.each([
  ['/list/ada/list_1', listFiles],
  ['/', ['modulepreload /home.js']],
  ['/account', []],
])('at %s requests the files of the page that the entry does not import', (path, links) => {
  expect(runScript(path)).toEqual(links);
});

test('fails the build when no chunk holds a page', () => {
  expect(() => listPageFiles('MissingPage.tsx', bundle)).toThrow('No chunk holds MissingPage.tsx.');
});
