import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { afterPaint, deferScripts } from './afterPaint.ts';
import { checkMarkup, type Prerender } from './checkMarkup.ts';
import { listPageFiles } from './chunks.ts';
import { loadForNode } from './loadForNode.ts';
import { removeStartScript } from './startScript.ts';

type Options = {
  /** Exports `prerenderPage`. */
  entry: URL;
  /** The file of each page by its path. */
  pages: Readonly<Record<string, string>>;
};

type PrerenderedPage = { path: string; markup: string; files: readonly string[] };

const ROOT = /<div id="root">.*?<\/div>/s;
const HEADING = /<h1[^>]*>(.*?)<\/h1>/s;
const LEAD = /<h1[^>]*>.*?<\/h1>\s*<p[^>]*>(.*?)<\/p>/s;
const TITLE_TAG = /(<meta property="og:title" content=")[^"]*/;
const DESCRIPTION_TAGS = /(<meta (?:name|property)="(?:og:)?description" content=")[^"]*/g;
const STYLES = /(<link rel="stylesheet"[^>]*>\s*)+/;

/** Renders pages that start the same for all users, so that they are readable before any script runs: `/login` as `login.html`. */
export function prerenderPages({ entry, pages }: Options): Plugin {
  let config: ResolvedConfig;
  let prerendered: PrerenderedPage[] = [];
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', ...afterPaint });
      // The markup depends on no project, so the emulators' settings serve every build.
      const { prerenderPage } = await loadForNode<Prerender>(entry, config, 'emulator');
      prerendered = await Promise.all(
        Object.entries(pages).map(async ([path, page]) => {
          const files = listPageFiles(page, bundle);
          return { path, files, markup: await prerenderPage(path) };
        }),
      );
    },
    writeBundle({ dir = '' }, bundle) {
      const document = readFileSync(join(dir, 'index.html'), 'utf8');
      for (const page of prerendered) {
        const html = insertPage(document, page);
        checkMarkup(html, bundle);
        writeFileSync(join(dir, `${page.path}.html`), html);
      }
    },
  };
}

/** Puts the page into the document, its styles after the shared ones, and its code after the paint. */
function insertPage(document: string, { path, markup, files }: PrerenderedPage): string {
  const [heading, lead] = [HEADING, LEAD].map((pattern) => markup.match(pattern)?.[1]);
  const isStyle = (file: string) => file.endsWith('.css');
  const styles = files
    .filter(isStyle)
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">\n    `);
  const code = files.filter((file) => !isStyle(file));
  return deferScripts(removeStartScript(document), code)
    .replace(STYLES, (shared) => shared + styles.join(''))
    .replace('<title>', () => `<title>${heading} · `)
    .replace(TITLE_TAG, (_, tag: string) => `${tag}${heading} · Outrank`)
    .replace(DESCRIPTION_TAGS, (found, tag: string) => (lead ? tag + lead : found))
    .replace(ROOT, () => `<div id="root" data-address="${path}">${markup}</div>`);
}
