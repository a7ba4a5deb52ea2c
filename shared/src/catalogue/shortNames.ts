import { toSlug } from '../text/text.ts';

/** First names by slug, with the initial of another word where two would be the same: `Russell H.` */
export function toShortNames(names: readonly string[]): ReadonlyMap<string, string> {
  const words = names.map((name) => name.split(' '));
  return new Map(
    words.map(([first = '', ...rest]) => {
      const isShared = words.filter(([other]) => other === first).length > 1;
      const initial = rest.at(-1)?.[0];
      return [toSlug([first, ...rest].join(' ')), isShared ? `${first} ${initial}.` : first];
    }),
  );
}
