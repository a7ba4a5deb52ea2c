import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';

/** The chunks and all that they import statically, each once. */
export function collectImports(
  roots: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const found = new Set(roots);
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  return [...found];
}

/** The code and then the styles of a page (`list/ListPage.tsx`), without those of the entry. A written bundle has no entry. */
export function listPageFiles(page: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const shell = collectImports(entries, chunks);
  const root = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/pages/${page}`)));
  if (root === undefined) throw new Error(`No chunk holds ${page}.`);
  const own = collectImports([root], chunks).filter((chunk) => !shell.includes(chunk));
  const styles = own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...own.map(({ fileName }) => fileName), ...new Set(styles)];
}

/** A script file whose name changes with its source. */
export function createScriptAsset(name: string, source: string): { fileName: string; source: string } {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, source };
}
