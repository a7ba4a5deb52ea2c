import {
  type SeasonResults,
  type SeasonStart,
  seasonResultsSchema,
  seasonStartSchema,
} from '@outrank/shared/facts/seasonFacts';
import { factsHash } from './places.ts';

/**
 * Reads how a season began; nothing in it gives a result away.
 * @throws when there are no facts, or the connection is lost.
 */
export const readSeasonStart = async (seasonId: string): Promise<SeasonStart> =>
  seasonStartSchema.parse(await readFile(seasonId));

/**
 * Reads everything that happened in a season. Only for readers who asked what happened.
 * @throws when there are no facts, or the connection is lost.
 */
export const readSeasonResults = async (seasonId: string): Promise<SeasonResults> =>
  seasonResultsSchema.parse(await readFile(`${seasonId}-results`));

async function readFile(name: string): Promise<unknown> {
  const response = await fetch(`/facts/${name}.${factsHash()}.json`);
  if (!response.ok) throw new Error(`No facts: ${response.status}`);
  return response.json();
}
