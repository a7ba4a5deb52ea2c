import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;

type Options = {
  /** The worker's own code. */
  entry: URL;
  /** Files that few users need; they are cached when one is requested. */
  except: RegExp;
};

const PAGE = 'index.html';

/**
 * Builds the service worker with the list of all files of this version. Its URL is the same in every version, because the
 * browser looks there for a change.
 */
export function serviceWorker({ entry, except }: Options): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const precached = Object.values(bundle).filter(
        ({ fileName }) => !fileName.endsWith('.map') && !except.test(fileName),
      );
      if (!precached.some(({ fileName }) => fileName === PAGE)) this.error(`${PAGE} is not among the files.`);
      const shell = precached.map((output) => ({
        url: `/${output.fileName}`,
        revision: getRevision(output),
      }));
      await build({
        entryPoints: [entry.pathname],
        outfile: join(dir, 'sw.js'),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: { SHELL: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
        logLevel: 'warning',
      });
    },
  };
}

/** A hash of the page's content. All other names contain a hash. */
function getRevision(output: Output): string | null {
  if (output.fileName !== PAGE) return null;
  const content = output.type === 'chunk' ? output.code : output.source;
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
