import { findPlace } from '../rules/findPlace.ts';
import type { Mutant } from './mutant.ts';

/** How many survivors the comments above a function or permission of the rules explain. */
function readExplained(rules: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { index, 0: comment } of rules.matchAll(/(?:^ *\/\/.*\n)+/gm)) {
    const place = findPlace(rules, index + comment.length);
    for (const [, count] of comment.matchAll(/Equivalent mutants \((\d+)\)/g)) {
      counts.set(place, (counts.get(place) ?? 0) + Number(count));
    }
  }
  return counts;
}

/** The places where more mutants survived, or fewer, than the comments explain. */
export function findUnexplained(
  rules: string,
  judged: readonly Mutant[],
  survivors: readonly Mutant[],
): string[] {
  const explained = readExplained(rules);
  const places = new Set(judged.map(({ place }) => place));
  return [...places].flatMap((place) => {
    const changes = survivors.filter((mutant) => mutant.place === place).map(({ change }) => change);
    const expected = explained.get(place) ?? 0;
    if (changes.length === expected) return [];
    return [
      `${place}: ${changes.length} survived, ${expected} explained`,
      ...changes.map((text) => `  ${text}`),
    ];
  });
}
