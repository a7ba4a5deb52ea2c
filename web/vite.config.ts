import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleReport } from '../scripts/bench/bundleReport.ts';
import { importsChunk } from '../scripts/bench/importsChunk.ts';
import { serviceWorker } from '../scripts/offline/serviceWorker.ts';

const source = (path: string) => new URL(`src/${path}`, import.meta.url);

export default defineConfig({
  plugins: [
    react(),
    bundleReport({
      heading: 'JavaScript before Home is usable',
      page: '/src/pages/HomePage.tsx',
      kilobytes: 190,
    }),
    bundleReport({
      heading: 'JavaScript before /login is usable',
      page: '/src/pages/LoginPage.tsx',
      kilobytes: 150,
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
            { ...importsChunk('index', source('main.tsx')), priority: 2 },
            { ...importsChunk('firestore', source('data/firestore.ts')), priority: 1 },
            importsChunk('HomePage', source('pages/HomePage.tsx')),
          ],
        },
      },
    },
  },
});
