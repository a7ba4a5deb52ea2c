import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleReport } from '../scripts/build/bundleReport.ts';
import { EMULATORS_PART_KB } from '../scripts/build/emulatorsPart.ts';
import { importsChunk } from '../scripts/build/importsChunk.ts';
import { preloadFonts } from '../scripts/build/preloadFonts.ts';
import { preloadPage } from '../scripts/build/preloadPage.ts';
import { prerenderPages } from '../scripts/build/prerenderPages.ts';
import { runsAhead } from '../scripts/build/runsAhead.ts';
import { serviceWorker } from '../scripts/offline/serviceWorker.ts';
import { paths } from './src/paths.ts';

const source = (path: string) => new URL(`src/${path}`, import.meta.url);

/** Small things that many pages draw: as files of their own each would cost a page a request, and the entry its name. */
const looks = /\/lucide-react\/|\/ui\/(IconButton|Card|RankNumeral|SegmentedControl|ShowMore|useAnnouncer)\./;

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    preloadFonts(['barlow-condensed-latin-700-normal', 'source-sans-3-latin-wght-normal']),
    preloadPage({
      [paths.home]: 'HomePage.tsx',
      [`${paths.globalRankings}/`]: 'CategoryPage.tsx',
      [paths.rankings]: 'BrowsePage.tsx',
      [paths.create]: 'CreatePage.tsx',
      '/list/': 'ListPage.tsx',
    }),
    runsAhead('session'),
    bundleReport({
      heading: 'JavaScript before Home is usable',
      page: '/src/pages/HomePage.tsx',
      kilobytes: mode === 'emulator' ? 193 + EMULATORS_PART_KB : 193,
    }),
    bundleReport({
      heading: 'JavaScript before /login is usable',
      page: '/src/pages/LoginPage.tsx',
      kilobytes: 150,
    }),
    prerenderPages({
      entry: source('prerender.tsx'),
      pages: { [paths.login]: 'LoginPage.tsx', [paths.globalRankings]: 'GlobalRankingsPage.tsx' },
    }),
    serviceWorker({ entry: source('worker/sw.ts'), except: /latin-ext/ }),
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
            // Runs as soon as it is there, and asks whose session it is while the rest is on its way.
            { ...importsChunk('session', source('data/session/auth.ts')), priority: 4 },
            { ...importsChunk('index', source('main.tsx')), priority: 3 },
            { ...importsChunk('firestore', source('data/firebase/firestore.ts')), priority: 2 },
            { ...importsChunk('HomePage', source('pages/HomePage.tsx')), priority: 1 },
            { name: 'looks', test: looks, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
}));
