import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleReport } from '../scripts/bench/bundleReport.ts';
import { frameChunk } from '../scripts/bench/frameChunk.ts';

const entry = new URL('src/main.tsx', import.meta.url).pathname;

export default defineConfig({
  plugins: [
    react(),
    bundleReport({
      heading: 'JavaScript before Home is usable',
      page: '/src/pages/HomePage.tsx',
      kilobytes: 190,
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
      output: { codeSplitting: { groups: [{ name: frameChunk(entry), debugName: 'frame' }] } },
    },
  },
});
