import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../rootFolder.ts';
import { keyOfRules } from './lastRun.ts';

/** What an earlier run of the same rules found out; removing `.cache/mutants` begins anew, as after a change of tests. */
export function keptResults<Result>(rules: string) {
  const folder = join(cacheFolder, 'mutants');
  const file = join(folder, `${keyOfRules(rules)}.json`);
  const results: Record<string, Result> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return {
    get: (name: string): Result | undefined => results[name],
    set: (name: string, result: Result) => {
      results[name] = result;
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify(results, null, 2));
    },
  };
}
