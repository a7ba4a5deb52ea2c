import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SeasonFacts, seasonFactsSchema } from '@outrank/shared/facts/seasonFacts';

const lines: unknown[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../data/survivor-facts.json'), 'utf8'),
);

/** All that the data has about a season. */
export const recordedSeason = (number: number): SeasonFacts => seasonFactsSchema.parse(lines[number - 1]);
