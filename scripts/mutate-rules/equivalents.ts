import equivalents from './equivalents.json' with { type: 'json' };
import type { Mutant } from './mutant.ts';

/** How many mutants of a function or permission no test can notice, and why (equivalents.json). */
export type Equivalent = { readonly place: string; readonly count: number; readonly why: string };

/** The places where more mutants survived, or fewer, than `explained` explains. */
export function findUnexplained(
  judged: readonly Mutant[],
  survivors: readonly Mutant[],
  explained: readonly Equivalent[] = equivalents,
): string[] {
  const places = new Set(judged.map(({ place }) => place));
  return [...places].flatMap((place) => {
    const changes = survivors.filter((mutant) => mutant.place === place).map(({ change }) => change);
    const counts = explained.filter((each) => each.place === place).map(({ count }) => count);
    const expected = counts.reduce((sum, count) => sum + count, 0);
    if (changes.length === expected) return [];
    return [
      `${place}: ${changes.length} survived, ${expected} explained`,
      ...changes.map((text) => `  ${text}`),
    ];
  });
}
