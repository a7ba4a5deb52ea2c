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

/** Who voted for whom: castaways in rows, ballot rounds in columns, in the order in which they happened. A revote follows its first round. */
export function toVoteChart({ cast, councils }: SeasonResults): VoteChart {
  const columns = councils.map((council, index): VoteColumn => {
    const start = councils.findLastIndex(({ revote }, at) => at <= index && !revote);
    const starts = [...councils.keys()].filter(
      (at) => !councils[at]?.revote && councils[at]?.episode === council.episode,
    );
    return {
      episode: council.episode,
      day: council.day,
      round: index - start + 1,
      council: starts.indexOf(start) + 1,
      councils: starts.length,
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

function isTie({ votes }: Council): boolean {
  const counted = votes.filter(([, , nullified]) => !nullified);
  const sizes = [...Map.groupBy(counted, ([, target]) => target).values()].map(({ length }) => length);
  return sizes.filter((size) => size === Math.max(...sizes)).length > 1;
}
