import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('lastRun.json', import.meta.url));

/** What the last run over all mutants came to; the others are those that nobody can kill, each with its reason. */
export type LastRun = { readonly rules: string; readonly mutants: number; readonly killed: number };

/** Short for a text of rules. */
export function keyOfRules(rules: string): string {
  return createHash('sha256').update(rules).digest('hex').slice(0, 16);
}

export function keepLastRun(run: LastRun): void {
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
}

export function readLastRun(): LastRun | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LastRun) : undefined;
}
