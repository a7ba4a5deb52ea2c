import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';

type Kept = { url: string; revision: string | null };
type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;

type Options = {
  /** The worker's own code. */
  entry: URL;
  /** Files that are few visitors' need, and wait until somebody needs them. */
  except: RegExp;
};

const PAGE = 'index.html';

/**
 * Builds the service worker with the list of all files of this version in it. Its address stays the same with every
 * version, as the browser asks there whether it changed.
 */
export function serviceWorker({ entry, except }: Options): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const kept = Object.values(bundle).filter(({ fileName }) => isKept(fileName, except));
      if (!kept.some(({ fileName }) => fileName === PAGE)) this.error('The page is not among the files.');
      await build({
        entryPoints: [entry.pathname],
        outfile: join(dir, 'sw.js'),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: { SHELL: JSON.stringify(kept.map(toKept)), 'process.env.NODE_ENV': '"production"' },
        logLevel: 'warning',
      });
    },
  };
}

function isKept(fileName: string, except: RegExp): boolean {
  return !fileName.endsWith('.map') && !except.test(fileName);
}

/** A name with a hash in it tells of each change by itself. */
function toKept(output: Output): Kept {
  const revision = output.fileName === PAGE ? hashOf(output) : null;
  return { url: `/${output.fileName}`, revision };
}

function hashOf(output: Output): string {
  const content = output.type === 'chunk' ? output.code : output.source;
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
