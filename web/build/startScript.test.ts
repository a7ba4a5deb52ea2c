import type { Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';
import { listPageFiles } from './chunks.ts';
import { createStartScript } from './startScript.ts';

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

const entry = new URL('../src/start/start.ts', import.meta.url);
const toPage = (path: string, page: string) => ({ path, files: listPageFiles(page, bundle), reads: [] });

type Browser = { indexedDB: object; fetch?: typeof fetch };

/** Runs the script on a page, by default of a visitor, and returns the links that it adds. */
function runScript(pathname: string, { indexedDB, fetch }: Browser = { indexedDB: { open: () => ({}) } }) {
  const pages = [
    toPage('/', 'HomePage.tsx'),
    {
      ...toPage('/list/:userId/:listId', 'ListPage.tsx'),
      reads: [{ url: '/read', body: '{}', headers: {} }],
    },
  ];
  const { source } = createStartScript(entry, {
    apiKey: 'key',
    lookup: '',
    pictures: 'https://pictures',
    pages,
  });
  const links: { rel: string; href: string }[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  };
  const names = ['location', 'document', 'indexedDB', 'window'];
  new Function(...names, source)({ pathname, search: '' }, document, indexedDB, { fetch });
  return {
    get links() {
      return links.map(({ rel, href }) => `${rel} ${href}`);
    },
  };
}

/** Firebase's database with the session of a user. */
function createSession() {
  const answer = (result: unknown) => {
    const request = { result, onsuccess: () => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const stsTokenManager = { accessToken: 'token', expirationTime: Date.now() + 3_600_000 };
  const store = { get: () => answer({ value: { uid: 'ana', stsTokenManager } }) };
  const database = {
    objectStoreNames: { contains: () => true },
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
  return { open: () => answer(database) };
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
  expect(runScript(path).links).toEqual(links);
});

test.each([
  ['connects to the host of pictures when the data are there', 200, ['preconnect https://pictures']],
  ['needs no pictures without data', 403, []],
])('%s', async (_, status, connections) => {
  const fetch = vi.fn(async () => new Response('[]', { status }));
  const script = runScript('/list/ada/list_1', { indexedDB: createSession(), fetch });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect(script.links).toEqual([...listFiles, ...connections]);
});

test('fails the build when no chunk holds a page', () => {
  expect(() => listPageFiles('MissingPage.tsx', bundle)).toThrow('No chunk holds MissingPage.tsx.');
});
