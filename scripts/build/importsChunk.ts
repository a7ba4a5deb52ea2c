import type { Rolldown } from 'vite';

const ICONS = '/lucide-react/';

/**
 * Puts everything that a module imports into one chunk, as far as no earlier group has it. Left to itself the bundler cuts
 * another chunk for every set of pages that share some of it, and each cut costs all of them bytes. Icons are reached
 * through their package's index, but belong to the page that draws them.
 */
export function importsChunk(name: string, root: URL): Rolldown.CodeSplittingGroup {
  let imported: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name: (id, context) => {
      imported ??= importedFrom(root.pathname, (module) => context.getModuleInfo(module)?.importedIds ?? []);
      return imported.has(id) && !id.includes(ICONS) ? name : null;
    },
  };
}

function importedFrom(root: string, importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([root]);
  for (const id of found) for (const next of importsOf(id)) found.add(next);
  return found;
}
