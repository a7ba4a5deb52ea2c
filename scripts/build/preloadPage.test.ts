import type { Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { scriptFor } from './preloadPage.ts';

type Part = { imports?: string[]; page?: string; css?: string[]; isEntry?: boolean };

const chunk = (fileName: string, { imports = [], page = '', css = [], isEntry = false }: Part) => ({
  type: 'chunk',
  fileName,
  isEntry,
  imports,
  moduleIds: [`/src/pages/${page}`],
  viteMetadata: { importedCss: new Set(css) },
});

const bundle = Object.fromEntries(
  [
    chunk('index.js', { isEntry: true, imports: ['runtime.js'] }),
    chunk('runtime.js', {}),
    chunk('list.js', { page: 'ListPage.tsx', imports: ['index.js', 'votes.js'], css: ['list.css'] }),
    chunk('votes.js', { imports: ['runtime.js'], css: ['votes.css'] }),
    chunk('home.js', { page: 'HomePage.tsx', imports: ['index.js'] }),
  ].map((each) => [each.fileName, each]),
) as unknown as Rolldown.OutputBundle;

function asksAt(pathname: string): unknown[] {
  const { source } = scriptFor({ '/': 'HomePage.tsx', '/list/': 'ListPage.tsx' }, bundle);
  const links: { rel: string; href: string }[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  };
  new Function('location', 'document', source)({ pathname }, document);
  return links.map(({ rel, href }) => `${rel} ${href}`);
}

describe('before the app is there', () => {
  test('the code and styles of the page are asked for, without what the entry brings', () => {
    expect(asksAt('/list/ada/list_1')).toEqual([
      'modulepreload /list.js',
      'modulepreload /votes.js',
      'preload /list.css',
      'preload /votes.css',
    ]);
  });

  test('Home is no beginning of other addresses', () => {
    expect(asksAt('/')).toEqual(['modulepreload /home.js']);
    expect(asksAt('/account')).toEqual([]);
  });

  test('a page that no chunk holds fails the build', () => {
    expect(() => scriptFor({ '/': 'LostPage.tsx' }, bundle)).toThrow('No chunk holds LostPage.tsx.');
  });
});
