import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Budget = { heading: string; page: string; kilobytes: number };
type Chunk = Rolldown.OutputChunk;

/** Tells how much JavaScript the entry and a page's chunk import, gzipped, and fails the build when it is too much. */
export function bundleReport({ heading, page, kilobytes }: Budget): Plugin {
  return {
    name: 'bundle-report',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const roots = chunks.filter(
        (chunk) => chunk.isEntry || chunk.moduleIds.some((id) => id.endsWith(page)),
      );
      if (!roots.some((chunk) => !chunk.isEntry)) this.error(`No lazy chunk holds ${page}.`);
      const sizes = withImports(roots, chunks).map(({ name, code }) => ({
        name,
        size: gzipSync(code).length / 1000,
      }));
      const total = sizes.reduce((sum, { size }) => sum + size, 0);
      const verdict = `${heading}: ${total.toFixed(1)} KB gzip (budget ${kilobytes})`;
      if (total > kilobytes) this.error(`${verdict}. The biggest chunks: ${biggest(sizes)}.`);
      console.log(verdict);
    },
  };
}

/** The chunks and all that they import statically, each once. */
function withImports(roots: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
  const found = new Set(roots);
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  return [...found];
}

function biggest(sizes: readonly { name: string; size: number }[]): string {
  return [...sizes]
    .sort((a, b) => b.size - a.size)
    .slice(0, 5)
    .map(({ name, size }) => `${name} ${size.toFixed(1)} KB`)
    .join(', ');
}
