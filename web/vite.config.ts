import { paths } from '@outrank/shared/addresses';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { bootScript } from './build/bootScript.ts';
import { bundleReport, checkLeftOut } from './build/bundleChecks.ts';
import { chunkGroups } from './build/chunkGroups.ts';
import { preloadFonts, stylesFirst } from './build/documentHead.ts';
import { factsFiles } from './build/factsFiles.ts';
import { prerenderPages } from './build/prerenderPages.ts';
import { staticPages } from './build/staticPages.ts';

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    preloadFonts(['barlow-condensed-latin-700-normal', 'source-sans-3-latin-wght-normal']),
    factsFiles(),
    bootScript(),
    stylesFirst(),
    mode !== 'emulator' && checkLeftOut(/\/(DemoUserDialog|demoSignIn|demoUsers)\./),
    bundleReport({ what: 'Home', page: 'home/HomePage.tsx', kilobytes: 213 }),
    bundleReport({ what: '/login', page: 'login/LoginPage.tsx', kilobytes: 155 }),
    bundleReport({ what: 'a list', page: 'list/ListPage.tsx', kilobytes: 219 }),
    prerenderPages({
      [paths.login]: 'login/LoginPage.tsx',
      [paths.globalRankings]: 'globalRankings/GlobalRankingsPage.tsx',
    }),
    staticPages(),
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
    // Naming the imports of every chunk would weigh more than the round trip that it saves a first visit.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // The budget that counts is the gzipped one of the reports above.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // The pages of shares link their styles by a name that the function knows.
      input: ['index.html', 'src/styles/share.css'],
      output: {
        codeSplitting: { groups: chunkGroups },
        assetFileNames: ({ names }) =>
          names.includes('share.css') ? 'share.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
}));
