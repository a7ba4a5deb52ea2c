import { buildSync } from 'esbuild';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { StartData } from '../src/start/start.ts';
import type { StartRead } from '../src/start/startPages.ts';
import { checkMarkup, type Prerender } from './checkMarkup.ts';
import { listPageFiles } from './chunks.ts';
import { createScriptAsset } from './createScriptAsset.ts';
import { loadForNode } from './loadForNode.ts';

type Options = {
  /** The script's own code. */
  readonly entry: URL;
  /** Exports `recordReads`. */
  readonly record: URL;
  /** Exports `prerenderPage`. */
  readonly prerender: URL;
  /** The addresses of pages that are drawn as they look while they load. */
  readonly shells: readonly string[];
  /** The file of each page by its path or route pattern. */
  readonly pages: Readonly<Record<string, string>>;
};

type Recorded = Omit<StartData, 'pages'> & { readonly reads: Readonly<Record<string, readonly StartRead[]>> };

/**
 * Adds a small script that requests the code, styles and first data of the current page while the entry is loading. The entry
 * itself would request them only when it runs, and the document cannot name them, because all paths share one document.
 */
export function startScript({ entry, record, prerender, shells, pages }: Options): Plugin {
  let config: ResolvedConfig;
  let recorded: Recorded = { apiKey: '', lookup: '', reads: {} };
  const drawn: Record<string, string> = {};
  const create = (bundle: Rolldown.OutputBundle) => {
    const { reads, ...project } = recorded;
    const startPages = Object.entries(pages).map(([path, page]) => ({
      path,
      files: listPageFiles(page, bundle),
      reads: reads[path] ?? [],
      ...(drawn[path] && { shell: drawn[path] }),
    }));
    return createStartScript(entry, { ...project, pages: startPages });
  };
  return {
    name: 'start-script',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      // Like prerendered pages, shells depend on no project.
      const { prerenderPage } = await loadForNode<Prerender>(prerender, config, 'emulator');
      for (const path of shells) drawn[path] = await prerenderPage(path);
      // A build without settings is only for checks, and no data can be requested from it.
      if (!config.env.VITE_FIREBASE_PROJECT_ID) return;
      const { recordReads } = await loadForNode<{ recordReads: () => Promise<Recorded> }>(
        record,
        config,
        config.mode,
      );
      recorded = await recordReads();
    },
    generateBundle(_, bundle) {
      for (const markup of Object.values(drawn)) checkMarkup(markup, bundle);
      this.emitFile({ type: 'asset', ...create(bundle) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const attrs = { async: true, fetchpriority: 'high', src: `/${create(bundle).fileName}` };
        const hosts = new Set(
          Object.values(recorded.reads).flatMap((reads) => reads.map(({ url }) => new URL(url).origin)),
        );
        if (recorded.lookup) hosts.add(new URL(recorded.lookup).origin);
        return [
          { tag: 'script', attrs, injectTo: 'head-prepend' },
          ...[...hosts].map((href) => ({
            tag: 'link',
            attrs: { rel: 'preconnect', href, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
        ];
      },
    },
  };
}

export function createStartScript(entry: URL, data: StartData) {
  const { outputFiles } = buildSync({
    entryPoints: [entry.pathname],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { START: JSON.stringify(data) },
    logLevel: 'warning',
  });
  return createScriptAsset('start', outputFiles[0]?.text ?? '');
}

const TAG = /\s*<script async[^>]* src="\/assets\/start-[^>]*><\/script>/;

/** Removes the script from the document of a prerendered page, which names its files itself. */
export const removeStartScript = (document: string): string => document.replace(TAG, '');
