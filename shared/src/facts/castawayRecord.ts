import { toSlug } from '../text/text.ts';
import type { SeasonResults } from './seasonFacts.ts';

type Castaway = SeasonResults['cast'][number];
type AdvantageEvent = SeasonResults['advantages'][number]['events'][number];

/** What a castaway did in a season. */
export type CastawayRecord = Castaway & {
  /** The votes cast in first rounds, and how many of them named the person who left. */
  readonly votesCast: number;
  readonly votesWithMajority: number;
  /** The part of the season's confessionals, from 0 to 1. */
  readonly confessionalShare: number;
  readonly juryVotes: number;
  /** What they found, received or played, in the order of the data. */
  readonly advantages: readonly (AdvantageEvent & { readonly type: string })[];
};

/** The record of a castaway by slug; undefined when the season had no such castaway. */
export function findRecord(results: SeasonResults, id: string): CastawayRecord | undefined {
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
    votesCast: targets.length,
    votesWithMajority: targets.filter(({ target, out }) => target === out).length,
    confessionalShare: all === 0 ? 0 : confessionals / all,
    juryVotes: jury.filter(([, finalist]) => finalist === name).length,
    advantages: advantages.flatMap(({ type, events }) =>
      events.filter(({ by }) => by === name).map((event) => ({ type, ...event })),
    ),
  };
}
