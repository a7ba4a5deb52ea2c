import type { Plugin, Rolldown } from 'vite';
import { listPageFiles } from './chunks.ts';
import { createScriptAsset } from './createScriptAsset.ts';

/** The file of a page by its path. A path that ends with a slash stands for all paths that begin with it. */
type Pages = Readonly<Record<string, string>>;

/**
 * Adds a small script that requests the code and styles of the current page while the entry is loading. The entry itself would
 * request them only when it runs, and the document cannot name them, because all paths share one document.
 */
export function preloadPage(pages: Pages): Plugin {
  return {
    name: 'preload-page',
    apply: 'build',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', ...createPreloadScript(pages, bundle) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const { fileName } = createPreloadScript(pages, bundle);
        return [{ tag: 'script', attrs: { async: true, src: `/${fileName}` }, injectTo: 'head' }];
      },
    },
  };
}

export function createPreloadScript(pages: Pages, bundle: Rolldown.OutputBundle) {
  const files = Object.entries(pages).map(([path, page]) => [path, listPageFiles(page, bundle)]);
  return createScriptAsset('early', `(${preload})(${JSON.stringify(Object.fromEntries(files))})`);
}

/** Runs in the browser, before any other code. */
const preload = `(files) => {
  const { pathname } = location;
  const path = Object.keys(files).find((each) => pathname === each || (each.endsWith("/") && each !== "/" && pathname.startsWith(each)));
  for (const file of files[path] ?? []) {
    const link = document.createElement("link");
    const isStyle = file.endsWith(".css");
    link.rel = isStyle ? "preload" : "modulepreload";
    link.as = isStyle ? "style" : "script";
    link.crossOrigin = "";
    link.href = "/" + file;
    document.head.append(link);
  }
}`;

/** Preloads these fonts. The browser alone requests a font only when it meets the first text that uses it. */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const files = Object.keys(bundle);
        return names.map((name) => {
          const file = files.find((each) => each.includes(`/${name}-`) && each.endsWith('.woff2'));
          if (file === undefined) throw new Error(`The build has no font ${name}.`);
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` };
          return { tag: 'link', attrs, injectTo: 'head' as const };
        });
      },
    },
  };
}
