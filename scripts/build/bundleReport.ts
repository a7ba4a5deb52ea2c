import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { cacheFolder } from '../rootFolder.ts';
import { grownSince, type Sizes } from './grown.ts';
import { withImports } from './withImports.ts';

type Budget = { heading: string; page: string; kilobytes: number };
type Chunk = Rolldown.OutputChunk;

/**
 * Tells how much JavaScript the entry and a page's chunk import, gzipped. Fails the build when it is too much, and names what
 * grew since the last build on this machine that was within the budget.
 */
export function bundleReport({ heading, page, kilobytes }: Budget): Plugin {
  const keptFile = join(cacheFolder, 'bundle', `${page.split('/').at(-1)}.json`);
  return {
    name: 'bundle-report',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const roots = chunks.filter(
        (chunk) => chunk.isEntry || chunk.moduleIds.some((id) => id.endsWith(page)),
      );
      if (!roots.some((chunk) => !chunk.isEntry)) this.error(`No lazy chunk holds ${page}.`);
      const needed = withImports(roots, chunks);
      const total = needed.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;
      const verdict = `${heading}: ${total.toFixed(1)} KB gzip (budget ${kilobytes})`;
      const sizes = sizesOf(needed);
      if (total > kilobytes)
        this.error(`${verdict}. What grew most: ${grownSince(readKept(keptFile), sizes)}.`);
      mkdirSync(dirname(keptFile), { recursive: true });
      writeFileSync(keptFile, JSON.stringify(sizes));
      console.log(verdict);
    },
  };
}

function sizesOf(chunks: readonly Chunk[]): Sizes {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  return Object.fromEntries(modules.map(([id, { renderedLength }]) => [id, renderedLength]));
}

/** Without a build to compare with, all of it has grown. */
function readKept(file: string): Sizes {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Sizes;
  } catch {
    return {};
  }
}
