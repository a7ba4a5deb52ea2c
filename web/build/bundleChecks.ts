import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { cacheFolder } from '../../scripts/lib/folders.ts';
import { collectImports } from './outputFiles.ts';

const MAX_NAMED_MODULES = 5;

/** Of a page, in KB (gzip). The page's file is below `src/pages`. */
type Budget = { what: string; page: string; kilobytes: number };

/** Bytes by module, before the bundle is compressed. */
type Sizes = Readonly<Record<string, number>>;

/**
 * Prints how much JavaScript (gzip) the entry and a page's chunk import, and writes the sizes of its modules into `.cache/bundle`.
 * Above the budget the build fails, and the message names what grew since the last build on this machine that was within it.
 */
export function bundleReport({ what, page, kilobytes }: Budget): Plugin {
  const reportFile = join(cacheFolder, 'bundle', `${basename(page)}.json`);
  return {
    name: 'bundle-report',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const roots = chunks.filter(
        (chunk) => chunk.isEntry || chunk.moduleIds.some((id) => id.endsWith(`/pages/${page}`)),
      );
      if (!roots.some((chunk) => !chunk.isEntry)) this.error(`No lazy chunk holds ${page}.`);
      const needed = collectImports(roots, chunks);
      const total = needed.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;
      const summary = `JavaScript before ${what} is usable: ${total.toFixed(1)} KB gzip (budget ${kilobytes})`;
      const sizes = getSizes(needed);
      if (total > kilobytes)
        this.error(`${summary}. What grew most: ${describeGrowth(readSizes(reportFile), sizes)}.`);
      mkdirSync(dirname(reportFile), { recursive: true });
      writeFileSync(reportFile, JSON.stringify({ sizes }));
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

/** Fails the build when it holds code of one of these modules. The service worker would store it on every device. */
export function checkLeftOut(names: RegExp): Plugin {
  return {
    name: 'check-left-out',
    apply: 'build',
    writeBundle(_, bundle) {
      const found = findModules(names, bundle);
      if (found.length > 0) this.error(`The build must not hold ${found.join(', ')}.`);
    },
  };
}

/** The modules with these names whose code is in a chunk, each with the chunk's file. */
export function findModules(names: RegExp, bundle: Rolldown.OutputBundle): readonly string[] {
  return Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .flatMap(({ fileName, modules }) =>
      Object.keys(modules)
        .filter((id) => names.test(id))
        .map((id) => `${id} (${fileName})`),
    );
}
