import { buildSync } from 'esbuild';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { BootData } from '../src/boot/boot.ts';
import { bootPages, toBootRead } from './bootPages.ts';
import { createScriptAsset, listPageFiles } from './outputFiles.ts';
import { checkMarkup, loadPrerender } from './prerenderPages.ts';

const ENTRY = new URL('../src/boot/boot.ts', import.meta.url);

/**
 * Adds a small script that requests the code, styles and first data of the current page while the entry is loading. The entry
 * itself would request them only when it runs, and the document cannot name them, because all paths share one document.
 */
export function bootScript(): Plugin {
  let config: ResolvedConfig;
  const shells: Record<string, string> = {};
  const create = (bundle: Rolldown.OutputBundle) => {
    const { VITE_FIREBASE_API_KEY: apiKey = '' } = config.env;
    const documents = getDocumentsUrl(config);
    const pages = Object.entries(bootPages).map(
      ([path, { file, reads = [], isPublic, shellFor, names }]) => ({
        path,
        files: listPageFiles(file, bundle),
        // A build without settings is only for checks, and no data can be requested from it.
        reads: documents === undefined ? [] : reads.map((read) => toBootRead(read, documents)),
        isPublic,
        ...(shells[path] && { shell: shells[path], shellFor, names }),
      }),
    );
    return createBootScript({ apiKey, pages });
  };
  return {
    name: 'boot-script',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      const prerenderPage = await loadPrerender(config);
      for (const [path, { shellFor, names = {}, example = Object.entries(names)[0] }] of Object.entries(
        bootPages,
      )) {
        if (!shellFor) continue;
        // The script replaces the name of the example.
        const [id = '', name = ':name'] = example ?? [];
        const markup = await prerenderPage(path.replace(/:\w+/, id));
        shells[path] = markup.replaceAll(name, ':name');
        checkMarkup(shells[path], bundle);
      }
      this.emitFile({ type: 'asset', ...create(bundle) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const attrs = { async: true, fetchpriority: 'high', src: `/${create(bundle).fileName}` };
        return [
          { tag: 'script', attrs, injectTo: 'head-prepend' },
          ...listHosts(config).map((href) => ({
            tag: 'link',
            attrs: { rel: 'preconnect', href, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
        ];
      },
    },
  };
}

/** Where Firestore and the check of the session answer. */
const listHosts = ({ env }: ResolvedConfig): string[] =>
  env.VITE_EMULATORS
    ? ['http://127.0.0.1:8080', 'http://127.0.0.1:9099']
    : ['https://firestore.googleapis.com', 'https://identitytoolkit.googleapis.com'];

function getDocumentsUrl(config: ResolvedConfig): string | undefined {
  const { VITE_FIREBASE_PROJECT_ID: project } = config.env;
  const [firestore] = listHosts(config);
  return project && `${firestore}/v1/projects/${project}/databases/(default)/documents`;
}

export function createBootScript(data: BootData) {
  const { outputFiles } = buildSync({
    entryPoints: [ENTRY.pathname],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { BOOT: JSON.stringify(data) },
    logLevel: 'warning',
  });
  return createScriptAsset('boot', outputFiles[0]?.text ?? '');
}
