import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cacheFolder, rootFolder } from '../lib/folders.ts';
import type { Part } from './bench.ts';
import type { BenchMetric } from './report.ts';

const ROUTE_BUDGET_KB = 40;
const reports = join(cacheFolder, 'bundle');
const assets = join(rootFolder, 'web/dist/assets');

export const javascriptPart: Part = {
  how: '**JavaScript**: gzip sizes of the build in `web/dist`. Before a page is usable: the entry, the chunk of the page and what both import statically, as the build computes it (`web/build/bundleChecks.ts`). A lazy chunk is the one file.',
  measure: async () => {
    const pages = readdirSync(reports).map((name): BenchMetric => {
      const { heading, total, kilobytes } = JSON.parse(readFileSync(join(reports, name), 'utf8'));
      return { what: heading, unit: 'KB', measured: total, budget: kilobytes };
    });
    const chunks = readdirSync(assets).filter((name) => /^\w+Page-[\w-]+\.js$/.test(name));
    const routes = chunks.map((name): BenchMetric => {
      const measured = gzipSync(readFileSync(join(assets, name))).length / 1000;
      return { what: `Lazy chunk ${name.split('-')[0]}`, unit: 'KB', measured, budget: ROUTE_BUDGET_KB };
    });
    return [...pages, ...routes];
  },
};
