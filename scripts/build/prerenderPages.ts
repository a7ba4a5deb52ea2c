import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { cacheFolder } from '../rootFolder.ts';
import { afterPaint, withCodeAfterPaint } from './afterPaint.ts';
import { filesOfPage } from './filesOfPage.ts';

type Options = {
  /** Exports `prerenderPage`. */
  entry: URL;
  /** The file of each page by its address. */
  pages: Readonly<Record<string, string>>;
};

type Prerender = { prerenderPage: (address: string) => Promise<string> };

type Drawing = { address: string; drawn: string; files: readonly string[] };

const PLACE = /<div id="root">.*?<\/div>/s;

/** Draws pages that are the same for everybody at first, so that they are read before any script has come: `/login` as `login.html`. */
export function prerenderPages({ entry, pages }: Options): Plugin {
  let config: ResolvedConfig;
  let drawings: Drawing[] = [];
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', ...afterPaint });
      const { prerenderPage } = await load(entry, config);
      drawings = await Promise.all(
        Object.entries(pages).map(async ([address, page]) => {
          const files = filesOfPage(page, bundle);
          return { address, files, drawn: await prerenderPage(address) };
        }),
      );
    },
    writeBundle({ dir = '' }, bundle) {
      const document = readFileSync(join(dir, 'index.html'), 'utf8');
      for (const drawing of drawings) {
        const html = withPage(document, drawing);
        check(html, bundle);
        writeFileSync(join(dir, `${drawing.address}.html`), html);
      }
    },
  };
}

/** The same code once more, for Node. Whose project it is changes nothing that is drawn, and the emulators' is always known. */
async function load(entry: URL, { root }: ResolvedConfig): Promise<Prerender> {
  const outDir = join(cacheFolder, 'prerender');
  await build({
    configFile: false,
    root,
    mode: 'emulator',
    logLevel: 'warn',
    build: { ssr: entry.pathname, outDir, emptyOutDir: true, copyPublicDir: false, target: 'node24' },
  });
  return await import(`${pathToFileURL(join(outDir, 'prerender.js')).href}?${Date.now()}`);
}

const HEADING = /<h1[^>]*>(.*?)<\/h1>/s;
const STYLE = /<link rel="stylesheet"[^>]*>\s*/g;

/** The page in its document: its styles right after the title, as nothing is painted without them, and its code after the paint. */
function withPage(document: string, { address, drawn, files }: Drawing): string {
  const isStyle = (file: string) => file.endsWith('.css');
  const styles = files.filter(isStyle).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const code = files.filter((file) => !isStyle(file));
  return withCodeAfterPaint(withStyles(document, styles), code)
    .replace('<title>', () => `<title>${drawn.match(HEADING)?.[1]} · `)
    .replace(PLACE, () => `<div id="root" data-address="${address}">${drawn}</div>`);
}

/** All styles right after the title, those that every page has before the page's own. */
function withStyles(document: string, own: readonly string[]): string {
  const shared = document.match(STYLE)?.map((link) => link.trim()) ?? [];
  const styles = [...shared, ...own].join('\n    ');
  return document.replaceAll(STYLE, '').replace('</title>', () => `</title>\n    ${styles}`);
}

/** A class by another name than in the styles would never be put right, and the policy forbids styles in the page. */
function check(html: string, bundle: Rolldown.OutputBundle): void {
  if (/ style="|<style|<script>/.test(html))
    throw new Error('A prerendered page must hold no styles or scripts.');
  const styles = Object.values(bundle).flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : [],
  );
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    const unknown = names.match(/\S+/g)?.find((name) => !styles.some((style) => style.includes(`.${name}`)));
    if (unknown !== undefined) throw new Error(`No style knows the class ${unknown}.`);
  }
}
