import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { cacheFolder } from '../../scripts/lib/folders.ts';
import { collectImports } from './chunks.ts';

/** The code that connects to the emulators, in KB (gzip). Only the build for them has it, so it gets a budget of its own. */
export const EMULATORS_PART_KB = 0.9;

const MAX_NAMED_MODULES = 5;

type Budget = { heading: string; page: string; kilobytes: number };

/** Bytes by module, before the bundle is compressed. */
type Sizes = Readonly<Record<string, number>>;

/**
 * Prints how much JavaScript (gzip) the entry and a page's chunk import, and writes it into `.cache/bundle` for `npm run bench`.
 * Above the budget the build fails, and the message names what grew since the last build on this machine that was within it.
 */
export function bundleReport({ heading, page, kilobytes }: Budget): Plugin {
  const reportFile = join(cacheFolder, 'bundle', `${page.split('/').at(-1)}.json`);
  return {
    name: 'bundle-report',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const roots = chunks.filter(
        (chunk) => chunk.isEntry || chunk.moduleIds.some((id) => id.endsWith(page)),
      );
      if (!roots.some((chunk) => !chunk.isEntry)) this.error(`No lazy chunk holds ${page}.`);
      const needed = collectImports(roots, chunks);
      const total = needed.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;
      const summary = `${heading}: ${total.toFixed(1)} KB gzip (budget ${kilobytes})`;
      const sizes = getSizes(needed);
      if (total > kilobytes)
        this.error(`${summary}. What grew most: ${describeGrowth(readSizes(reportFile), sizes)}.`);
      mkdirSync(dirname(reportFile), { recursive: true });
      writeFileSync(reportFile, JSON.stringify({ heading, total, kilobytes, sizes }));
      console.log(summary);
    },
  };
}

/** The modules that grew most or are new, by their paths below `node_modules` or `src`: `zod/v4/core/schemas.js +12.1 KB, home/HomePage.tsx +0.3 KB`. */
export function describeGrowth(before: Sizes, now: Sizes): string {
  return Object.entries(now)
    .map(([name, size]) => ({ name, growth: size - (before[name] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .sort((a, b) => b.growth - a.growth)
    .slice(0, MAX_NAMED_MODULES)
    .map(
      ({ name, growth }) =>
        `${name.split(/\/(?:node_modules|src)\//).at(-1)} +${(growth / 1000).toFixed(1)} KB`,
    )
    .join(', ');
}

function getSizes(chunks: readonly Rolldown.OutputChunk[]): Sizes {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  return Object.fromEntries(modules.map(([id, { renderedLength }]) => [id, renderedLength]));
}

/** Without an earlier build every module counts as new. */
function readSizes(file: string): Sizes {
  try {
    const { sizes = {} } = JSON.parse(readFileSync(file, 'utf8')) as { sizes?: Sizes };
    return sizes;
  } catch {
    return {};
  }
}
