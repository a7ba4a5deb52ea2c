import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { cacheFolder } from '../../scripts/lib/folders.ts';
import { listPageFiles } from './outputFiles.ts';

type PrerenderedPage = { path: string; markup: string; styles: readonly string[] };

export const ROOT = /<div id="root">.*?<\/div>/s;
const HEADING = /<h1[^>]*>(.*?)<\/h1>/s;
const LEAD = /<h1[^>]*>.*?<\/h1>\s*<p[^>]*>(.*?)<\/p>/s;
const TITLE_TAG = /(<meta property="og:title" content=")[^"]*/;
const DESCRIPTION_TAGS = /(<meta (?:name|property)="(?:og:)?description" content=")[^"]*/g;
const STYLES = /(<link rel="stylesheet"[^>]*>\s*)+/;

/** Renders pages that start the same for all users, so that they are readable before any script runs: `/login` as `login/index.html`. The pages' files are given by path. */
export function prerenderPages(pages: Readonly<Record<string, string>>): Plugin {
  let config: ResolvedConfig;
  let prerendered: PrerenderedPage[] = [];
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      const prerenderPage = await loadPrerender(config);
      prerendered = await Promise.all(
        Object.entries(pages).map(async ([path, page]) => {
          const styles = listPageFiles(page, bundle).filter((file) => file.endsWith('.css'));
          return { path, styles, markup: await prerenderPage(path) };
        }),
      );
    },
    writeBundle({ dir = '' }, bundle) {
      const document = readFileSync(join(dir, 'index.html'), 'utf8');
      for (const page of prerendered) {
        const html = insertPage(document, page);
        checkMarkup(html, bundle);
        writePage(dir, page.path, html);
      }
    },
  };
}

/** Puts the page into the document, and its styles after the shared ones. */
function insertPage(document: string, { path, markup, styles }: PrerenderedPage): string {
  const [heading, lead] = [HEADING, LEAD].map((pattern) => markup.match(pattern)?.[1]);
  const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">\n    `);
  return insertWords(document, heading, lead)
    .replace(STYLES, (shared) => shared + links.join(''))
    .replace(ROOT, () => `<div id="root" data-address="${path}">${markup}</div>`);
}

/** Hosting serves it at the path without the slash at its end (firebase.json). */
export function writePage(dir: string, path: string, html: string): void {
  mkdirSync(join(dir, path), { recursive: true });
  writeFileSync(join(dir, path, 'index.html'), html);
}

/** Puts a page's own title and description into the document. */
export function insertWords(document: string, title = '', description?: string): string {
  return document
    .replace('<title>', () => `<title>${title} · `)
    .replace(TITLE_TAG, (_, tag: string) => `${tag}${title} · Outrank`)
    .replace(DESCRIPTION_TAGS, (found, tag: string) => (description ? tag + description : found));
}

type PrerenderPage = typeof import('../src/prerender.tsx').prerenderPage;

let loading: Promise<PrerenderPage> | undefined;

/** Builds `src/prerender.tsx` for Node, once: its parts would not find the contexts of a second copy. */
export function loadPrerender({ root }: ResolvedConfig): Promise<PrerenderPage> {
  loading ??= buildPrerender(root);
  return loading;
}

/** The markup depends on no project, so the emulators' settings serve every build. */
async function buildPrerender(root: string): Promise<PrerenderPage> {
  const entry = join(root, 'src/prerender.tsx');
  const outDir = join(cacheFolder, 'prerender');
  await build({
    configFile: false,
    root,
    mode: 'emulator',
    logLevel: 'warn',
    build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false, target: 'node24' },
  });
  const { href } = pathToFileURL(join(outDir, 'prerender.js'));
  return ((await import(href)) as typeof import('../src/prerender.tsx')).prerenderPage;
}

/** React draws the fallback of a part that throws. Hydration would never correct a class that the styles do not have, and the policy forbids inline styles. */
export function checkMarkup(html: string, bundle: Rolldown.OutputBundle): void {
  if (/ style="|<style|<script>/.test(html))
    throw new Error('A prerendered page must hold no inline styles or scripts.');
  if (html.includes('<!--$!-->')) throw new Error(`A page cannot be drawn by the build: ${html}`);
  const styles = Object.values(bundle).flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : [],
  );
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    // Icons have names of their own, which need no style.
    const own = names.match(/\S+/g)?.filter((name) => !name.startsWith('lucide'));
    const unknown = own?.find((name) => !styles.some((style) => style.includes(`.${name}`)));
    if (unknown !== undefined) throw new Error(`No style has the class ${unknown}.`);
  }
}
