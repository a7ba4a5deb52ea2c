import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import { readCoverage } from '../scripts/rules/emulatedRules.ts';
import { expressionsOf } from '../scripts/rules/expression.ts';
import { reportsFolder } from '../scripts/rules/reports.ts';
import { rulesProject } from './settings.ts';

/** Keeps what a file of tests made the rules evaluate, before the next one loads them anew. */
export async function keepReport(rules: string): Promise<void> {
  const file = `${basename(expect.getState().testPath ?? 'unknown', '.test.ts')}.json`;
  const expressions = expressionsOf(rules, await readCoverage(rulesProject));
  mkdirSync(reportsFolder, { recursive: true });
  writeFileSync(join(reportsFolder, file), JSON.stringify({ rules, expressions }));
}
