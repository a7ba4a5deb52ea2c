import { toSlug } from '../text/text.ts';
import type { SeasonResults } from './seasonFacts.ts';

type Chart = ReturnType<typeof toVoteChart>;
/** A ballot round. */
export type VoteColumn = Chart['columns'][number];
export type VoteRow = Chart['rows'][number];

/** Who voted for whom: castaways in rows, ballot rounds in columns, in the order in which they happened. A revote follows its first round. */
export function toVoteChart({ cast, councils }: SeasonResults) {
  const columns = councils.map((council, index) => {
    const start = councils.findLastIndex(({ revote }, at) => at <= index && !revote);
    const starts = [...councils.keys()].filter(
      (at) => !councils[at]?.revote && councils[at]?.episode === council.episode,
    );
    return {
      episode: council.episode,
      day: council.day,
      /** Which round of its council it is, from 1. */
      round: index - start + 1,
      /** Which council of its episode it is, from 1, and how many the episode had. */
      council: starts.indexOf(start) + 1,
      councils: starts.length,
      /** The most votes that were not nullified were for several. */
      isTie: isTie(council),
      /** Who left in the end; undefined when another round followed. */
      outId: councils[index + 1]?.revote ? undefined : toSlug(council.out),
    };
  });
  // Best place first. A cell has the votes that they cast in a round, several with an extra vote.
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

function isTie({ votes }: SeasonResults['councils'][number]): boolean {
  const counted = votes.filter(([, , nullified]) => !nullified);
  const sizes = [...Map.groupBy(counted, ([, target]) => target).values()].map(({ length }) => length);
  return sizes.filter((size) => size === Math.max(...sizes)).length > 1;
}
