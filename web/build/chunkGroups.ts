import type { Rolldown } from 'vite';

const source = (path: string) => new URL(`../src/${path}`, import.meta.url);

/** Imported through their package's index, but they belong to the page that uses them. */
const PIECES = /\/lucide-react\/|\/(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\./;

/** Small components that many pages show share one chunk: a chunk for each would cost every page a request. */
const sharedUi = /\/lucide-react\/|\/ui\/\w+\/(Button|Card|announce)\./;

/** In the order in which they take modules. The bundler makes chunks of what is left. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What every page needs.
  { ...groupImports('index', source('main.tsx')), priority: 4 },
  // Not for `/login`.
  { ...groupImports('firestore', source('data/firebase/firestore.ts')), priority: 3 },
  // What Home shares with the pages of a list, so that those do not load Home's chunk.
  {
    ...groupImports(
      'lists',
      source('pages/home/HomePage.tsx'),
      source('pages/list/ListPage.tsx'),
      source('pages/create/CreatePage.tsx'),
    ),
    priority: 2,
  },
  { ...groupImports('HomePage', source('pages/home/HomePage.tsx')), priority: 1 },
  // What a list's page shares with its comments, which load later, and with the pages of results.
  {
    ...groupImports(
      'content',
      source('pages/list/ListPage.tsx'),
      source('features/comments/CommentsSection.tsx'),
      source('pages/season/SeasonPage.tsx'),
      source('pages/castaway/CastawayPage.tsx'),
      source('pages/category/CategoryPage.tsx'),
      source('pages/consensus/ConsensusPage.tsx'),
      source('pages/compare/ComparePage.tsx'),
    ),
    priority: 1,
  },
  // What `/login`, which shows the Top 10s, shares with the pages of results.
  {
    ...groupImports(
      'leaders',
      source('pages/login/LoginPage.tsx'),
      source('pages/season/SeasonPage.tsx'),
      source('pages/category/CategoryPage.tsx'),
      source('pages/globalRankings/GlobalRankingsPage.tsx'),
    ),
    priority: 1,
  },
  { name: 'sharedUi', test: sharedUi, minShareCount: 2, includeDependenciesRecursively: false },
];

/**
 * Puts everything that a module imports into one chunk, except what an earlier group has. The bundler alone would create a
 * chunk for every set of pages that share some of it, and each chunk costs bytes. With further roots, only what one of them
 * imports too.
 */
function groupImports(name: string, root: URL, ...sharing: readonly URL[]): Rolldown.CodeSplittingGroup {
  let imported: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name: (id, context) => {
      imported ??= collectShared(
        [root, ...sharing],
        (module) => context.getModuleInfo(module)?.importedIds ?? [],
      );
      return imported.has(id) && !PIECES.test(id) ? name : null;
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
