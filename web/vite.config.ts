import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { categories } from '../shared/src/catalogue/categories.ts';
import { bundleReport, EMULATORS_PART_KB } from './build/bundleReport.ts';
import { checkLeftOut } from './build/checkLeftOut.ts';
import { groupImports } from './build/chunks.ts';
import { preloadFonts } from './build/preloadFonts.ts';
import { prerenderPages } from './build/prerenderPages.ts';
import { startScript } from './build/startScript.ts';
import { stylesFirst } from './build/stylesFirst.ts';
import { paths, routePatterns } from './src/paths.ts';

const source = (path: string) => new URL(`src/${path}`, import.meta.url);

/** Small components that many pages show share one chunk: a chunk for each would cost every page a request. */
const sharedUi =
  /\/lucide-react\/|\/ui\/\w+\/(IconButton|Card|RankNumeral|SegmentedControl|ShowMore|useAnnouncer)\./;

/**
 * Hooks of TanStack Query that only lazily loaded parts of Home use. The group `index` holds every module that the entry's
 * packages export, so it would hold these too.
 */
const queryHooks =
  /\/(react-query|query-core)\/.*\/(useInfiniteQuery|infiniteQueryObserver|useQueries|queriesObserver)\.js$/;
const mutationHooks = /\/(react-query|query-core)\/.*\/(useMutation|useMutationState|mutationObserver)\.js$/;

/** Small modules that the editors of lists and ballots share, together for the same reason. */
const editorNames = [
  'ui/(sortable|history)/\\w+',
  'Drag(Provider|Layer)|dragBackend|useEdgeScroll',
  'FilledSlot|HelpMeDecide',
  'use(PanelList|ListedIds|DecideAddress|RemovalToast|CloseOnBack)',
];
const editorParts = new RegExp(`/(${editorNames.join('|')})\\.(tsx?|module\\.css)$`);

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    preloadFonts(['barlow-condensed-latin-700-normal', 'source-sans-3-latin-wght-normal']),
    startScript({
      entry: source('start/start.ts'),
      record: source('recordReads.ts'),
      prerender: source('prerender.tsx'),
      shells: [paths.home, paths.rankings, paths.create],
      pages: {
        [paths.home]: 'home/HomePage.tsx',
        ...Object.fromEntries(categories.map(({ id }) => [paths.category(id), 'category/CategoryPage.tsx'])),
        [routePatterns.category]: 'consensus/ConsensusPage.tsx',
        [paths.rankings]: 'browse/BrowsePage.tsx',
        [paths.create]: 'create/CreatePage.tsx',
        [routePatterns.list]: 'list/ListPage.tsx',
      },
    }),
    stylesFirst(),
    mode !== 'emulator' && checkLeftOut(/\/(DemoUserDialog|demoSignIn|demoUsers)\./),
    bundleReport({
      heading: 'JavaScript before Home is usable',
      page: '/src/pages/home/HomePage.tsx',
      kilobytes: mode === 'emulator' ? 205 + EMULATORS_PART_KB : 205,
    }),
    bundleReport({
      heading: 'JavaScript before /login is usable',
      page: '/src/pages/login/LoginPage.tsx',
      kilobytes: 155,
    }),
    prerenderPages({
      entry: source('prerender.tsx'),
      pages: {
        [paths.login]: 'login/LoginPage.tsx',
        [paths.globalRankings]: 'globalRankings/GlobalRankingsPage.tsx',
      },
    }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      // The app registers the worker itself, and the manifest is a file in public.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['index.html', 'assets/*'],
        // Few users need these letters; the font is cached when it is requested.
        globIgnores: ['**/*.map', '**/*latin-ext*'],
        dontCacheBustURLsMatching: /^assets/,
      },
    }),
  ],
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  build: {
    target: 'es2022',
    sourcemap: true,
    modulePreload: { polyfill: false },
    // The budget that counts is the gzipped one of the report above.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'queryHooks', test: queryHooks, priority: 5, includeDependenciesRecursively: false },
            {
              name: 'mutationHooks',
              test: mutationHooks,
              priority: 5,
              includeDependenciesRecursively: false,
            },
            // Runs as soon as it has loaded, so that the session is looked up while the rest still loads.
            { ...groupImports('session', source('data/session/auth.ts')), priority: 4 },
            { ...groupImports('index', source('main.tsx')), priority: 3 },
            { ...groupImports('firestore', source('data/firebase/firestore.ts')), priority: 2 },
            // What Home shares with the pages of a list, so that those do not load Home's chunk.
            {
              ...groupImports(
                'lists',
                source('pages/home/HomePage.tsx'),
                source('pages/list/ListPage.tsx'),
                source('pages/create/CreatePage.tsx'),
              ),
              priority: 1.5,
            },
            { ...groupImports('HomePage', source('pages/home/HomePage.tsx')), priority: 1 },
            {
              name: 'sharedUi',
              test: sharedUi,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 0.9,
            },
            { name: 'editors', test: editorParts, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
}));
