import type { Rolldown } from 'vite';

const ICONS = '/lucide-react/';

/**
 * Puts everything that the entry imports into one chunk. Left to itself the bundler cuts another chunk for every set of
 * pages that share some of it, and each cut costs all of them bytes. Icons are reached through their package's index, but
 * belong to the page that draws them.
 */
export function frameChunk(entry: string): Rolldown.CodeSplittingNameFunction {
  let frame: ReadonlySet<string> | undefined;
  return (id, context) => {
    frame ??= importedFrom(entry, (module) => context.getModuleInfo(module)?.importedIds ?? []);
    return frame.has(id) && !id.includes(ICONS) ? 'frame' : null;
  };
}

function importedFrom(entry: string, importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}
