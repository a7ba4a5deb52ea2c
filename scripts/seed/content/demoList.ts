import type { ChoosableTag } from '@outrank/shared/lists/tags';

/** A list of the demo world: whose, and what a fan would have entered. */
export type DemoList = {
  /** The part of a demo fan's uid after `demo-`. */
  readonly by: string;
  readonly name: string;
  readonly description: string;
  readonly tags?: readonly ChoosableTag[];
  /** Ids separated by blanks: a contestant's slug, if need be with the season (`parvati-shallow@20`), or `s20`. */
  readonly items: string;
  /** How well it went down, from 0 to 1: the part of all fans that upvoted it. */
  readonly appeal: number;
};
