import type { Plugin, Rolldown } from 'vite';
import { filesOfPage } from './filesOfPage.ts';
import { smallScript } from './smallScript.ts';

/** The file of a page by its address; an address that ends with a slash stands for all that begin with it. */
type Pages = Readonly<Record<string, string>>;

/**
 * A tiny script beside the entry asks for the code and styles of the page at hand while the entry is on its way, which would
 * itself ask for them only then. One document serves all addresses, so it cannot name them.
 */
export function preloadPage(pages: Pages): Plugin {
  return {
    name: 'preload-page',
    apply: 'build',
    generateBundle(_, bundle) {
      const { fileName, source } = scriptFor(pages, bundle);
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const { fileName } = scriptFor(pages, bundle);
        return [{ tag: 'script', attrs: { async: true, src: `/${fileName}` }, injectTo: 'head' }];
      },
    },
  };
}

/** The script that asks for the files of the page at hand. */
export function scriptFor(pages: Pages, bundle: Rolldown.OutputBundle): { fileName: string; source: string } {
  const files = Object.entries(pages).map(([address, page]) => [address, filesOfPage(page, bundle)]);
  return smallScript('early', `(${ask})(${JSON.stringify(Object.fromEntries(files))})`);
}

/** Runs in the browser, before anything else does. */
const ask = `(files) => {
  const { pathname } = location;
  const address = Object.keys(files).find((each) => pathname === each || (each.endsWith("/") && each !== "/" && pathname.startsWith(each)));
  for (const file of files[address] ?? []) {
    const link = document.createElement("link");
    const isStyle = file.endsWith(".css");
    link.rel = isStyle ? "preload" : "modulepreload";
    link.as = isStyle ? "style" : "script";
    link.crossOrigin = "";
    link.href = "/" + file;
    document.head.append(link);
  }
}`;
