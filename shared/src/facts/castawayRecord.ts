import { toSlug } from '../text/text.ts';
import type { SeasonResults } from './seasonFacts.ts';

/** What a castaway did in a season. */
export type CastawayRecord = NonNullable<ReturnType<typeof findRecord>>;

/** The record of a castaway by slug; undefined when the season had no such castaway. */
export function findRecord(results: SeasonResults, id: string) {
  const { cast, councils, jury, advantages } = results;
  const castaway = cast.find(({ name }) => toSlug(name) === id);
  if (!castaway) return undefined;
  const { name, confessionals } = castaway;
  const targets = councils
    .filter(({ revote }) => !revote)
    .flatMap(({ votes, out }) =>
      votes.filter(([voter]) => voter === name).map(([, target]) => ({ target, out })),
    );
  const all = cast.reduce((sum, each) => sum + each.confessionals, 0);
  return {
    ...castaway,
    /** The votes cast in first rounds, and how many of them named the person who left. */
    votesCast: targets.length,
    votesWithMajority: targets.filter(({ target, out }) => target === out).length,
    /** The part of the season's confessionals, from 0 to 1. */
    confessionalShare: all === 0 ? 0 : confessionals / all,
    juryVotes: jury.filter(([, finalist]) => finalist === name).length,
    /** What they found, received or played, in the order of the data. */
    advantages: advantages.flatMap(({ type, events }) =>
      events.filter(({ by }) => by === name).map((event) => ({ type, ...event })),
    ),
  };
}
