import type { Rolldown } from 'vite';

const ICONS = '/lucide-react/';

/**
 * Puts everything that a module imports into one chunk, except what an earlier group has. The bundler alone would create a
 * chunk for every set of pages that share some of it, and each chunk costs bytes. Icons are imported through their package's
 * index, but belong to the page that shows them. With further roots, only what one of them imports too.
 */
export function groupImports(
  name: string,
  root: URL,
  ...sharing: readonly URL[]
): Rolldown.CodeSplittingGroup {
  let imported: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name: (id, context) => {
      imported ??= collectShared(
        [root, ...sharing],
        (module) => context.getModuleInfo(module)?.importedIds ?? [],
      );
      return imported.has(id) && !id.includes(ICONS) ? name : null;
    },
  };
}

type ListImports = (id: string) => readonly string[];

/** What the first root imports, and, if there are further ones, at least one of those too. */
function collectShared(roots: readonly URL[], listImports: ListImports): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = roots.map(({ pathname }) =>
    collectModules(pathname, listImports),
  );
  if (others.length === 0) return first;
  return new Set([...first].filter((id) => others.some((each) => each.has(id))));
}

function collectModules(root: string, listImports: ListImports): ReadonlySet<string> {
  const found = new Set([root]);
  for (const id of found) for (const next of listImports(id)) found.add(next);
  return found;
}

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
