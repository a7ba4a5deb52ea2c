import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../lib/folders.ts';
import { readCoverage } from './emulatedRules.ts';
import { type Expression, parseExpressions } from './expression.ts';

const folder = join(cacheFolder, 'rules');

/** What a file of rules-tests/ made the rules evaluate when it last ran. */
export type CoverageReport = {
  readonly testFile: string;
  readonly rules: string;
  readonly expressions: readonly Expression[];
};

/** Must run before the next file loads the rules again, which resets the emulator's counts. */
export async function saveCoverageReport(testFile: string, project: string, rules: string): Promise<void> {
  const report: CoverageReport = {
    testFile,
    rules,
    expressions: parseExpressions(rules, await readCoverage(project)),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${testFile.replaceAll('/', '.')}.json`), JSON.stringify(report));
}

/** The reports of files that ran with these rules. */
export function readCoverageReports(rules: string): CoverageReport[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as CoverageReport)
    .filter((report) => report.rules === rules);
}
