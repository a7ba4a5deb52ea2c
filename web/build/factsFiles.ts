import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seasonFactsSchema, seasonStartSchema, splitFacts } from '@outrank/shared/facts/seasonFacts';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';
import { rootFolder } from '../../scripts/lib/folders.ts';

/** The files of all seasons by their names without the hash: `s2`, `s2-results`. */
export function createFactsFiles(): ReadonlyMap<string, string> {
  const data: unknown = JSON.parse(readFileSync(join(rootFolder, 'data/survivor-facts.json'), 'utf8'));
  return new Map(
    z
      .array(seasonFactsSchema)
      .parse(data)
      .flatMap((facts) => {
        const { start, results } = splitFacts(facts);
        const seasonId = `s${facts.number}`;
        return [
          [seasonId, JSON.stringify(start)] as const,
          [`${seasonId}-results`, JSON.stringify(results)] as const,
        ];
      }),
  );
}

/**
 * Adds two files for each season, `/facts/s2.{hash}.json` and `/facts/s2-results.{hash}.json`, and tells the app the hash, which
 * is that of all of them, and where each season took place.
 */
export function factsFiles(): Plugin {
  const files = createFactsFiles();
  const hash = createHash('sha256')
    .update([...files.values()].join())
    .digest('hex')
    .slice(0, 8);
  const starts = [...files].filter(([name]) => !name.endsWith('-results'));
  const places = Object.fromEntries(
    starts.map(([seasonId, source]) => [seasonId, seasonStartSchema.parse(JSON.parse(source)).country]),
  );
  const toPath = (name: string) => `facts/${name}.${hash}.json`;
  return {
    name: 'facts-files',
    config: () => ({ define: { FACTS: JSON.stringify({ hash, places }) } }),
    configureServer({ middlewares }) {
      const served = new Map([...files].map(([name, source]) => [`/${toPath(name)}`, source]));
      middlewares.use((request, response, next) => {
        const source = served.get(request.url ?? '');
        if (source === undefined) return next();
        response.setHeader('Content-Type', 'application/json').end(source);
      });
    },
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: toPath(name), source });
    },
  };
}
