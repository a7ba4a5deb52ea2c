import { toSlug } from '../text/text.ts';
import type { SeasonResults } from './seasonFacts.ts';

/** A ballot round. */
export type VoteColumn = {
  readonly episode: number;
  readonly day: number;
  /** Which round of its council it is, from 1. */
  readonly round: number;
  /** Which council of its episode it is, from 1, and how many the episode had. */
  readonly council: number;
  readonly councils: number;
  /** The most votes that were not nullified were for several. */
  readonly isTie: boolean;
  /** Who left in the end; undefined when another round followed. */
  readonly outId: string | undefined;
};

type Vote = { readonly targetId: string; readonly isNullified: boolean };

export type VoteChart = {
  readonly columns: readonly VoteColumn[];
  /** Best place first. Each has a cell for each column: the votes that they cast, several with an extra vote. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly (readonly Vote[])[] }[];
};

/** Who voted for whom: castaways in rows, ballot rounds in columns, in the order in which they happened. */
export function toVoteChart({ cast, councils }: SeasonResults): VoteChart {
  const rounds = countRounds(councils);
  const columns = councils.map((council, index): VoteColumn => {
    const { round, council: number } = rounds[index] ?? { round: 1, council: 1 };
    const inEpisode = rounds.filter((_, other) => councils[other]?.episode === council.episode);
    return {
      episode: council.episode,
      day: council.day,
      round,
      council: number,
      councils: Math.max(...inEpisode.map((each) => each.council)),
      isTie: isTie(council),
      outId: councils[index + 1]?.revote ? undefined : toSlug(council.out),
    };
  });
  const rows = cast.map(({ name }) => ({
    id: toSlug(name),
    cells: councils.map(({ votes }) =>
      votes
        .filter(([voter]) => voter === name)
        .map(([, target, nullified]) => ({ targetId: toSlug(target), isNullified: nullified !== undefined })),
    ),
  }));
  return { columns, rows };
}

type Council = SeasonResults['councils'][number];

/** The round of each within its council, and the place of the council within its episode. A revote follows its first round. */
function countRounds(councils: readonly Council[]) {
  const counted: { round: number; council: number }[] = [];
  for (const [index, { episode, revote }] of councils.entries()) {
    const before = counted.at(-1);
    if (revote && before) counted.push({ round: before.round + 1, council: before.council });
    else {
      const isSameEpisode = before !== undefined && councils[index - 1]?.episode === episode;
      counted.push({ round: 1, council: isSameEpisode ? before.council + 1 : 1 });
    }
  }
  return counted;
}

function isTie({ votes }: Council): boolean {
  const counted = votes.filter(([, , nullified]) => !nullified);
  const sizes = [...Map.groupBy(counted, ([, target]) => target).values()].map(({ length }) => length);
  return sizes.filter((size) => size === Math.max(...sizes)).length > 1;
}
