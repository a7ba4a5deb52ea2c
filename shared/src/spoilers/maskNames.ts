import { seasons } from '../catalogue/catalogue.ts';
import { nicknameRows } from '../catalogue/nicknames.generated.ts';

/** Replaces a name in a text. */
export const MASKED_NAME = 'someone you haven’t watched';

const MARKS = /[\u0300-\u036f]/g;

/** A text in lower case without accents, and for each of its characters the index in the original. */
function fold(text: string): { readonly folded: string; readonly indices: readonly number[] } {
  let folded = '';
  const indices: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const part = foldPart(text[index] ?? '');
    for (let count = part.length; count > 0; count -= 1) indices.push(index);
    folded += part;
  }
  return { folded, indices };
}

const foldPart = (text: string) =>
  text < '\u0080'
    ? text.toLowerCase()
    : text.normalize('NFD').replace(MARKS, '').replace('’', "'").toLowerCase();

/** Names with their dots, apostrophes, blanks and hyphens left out or exchanged are found too. */
function toPattern(name: string): string {
  return fold(name).folded.replace(/[.']/g, '[$&]?').replace(/[\s-]/g, '[-_\\s]*');
}

/** A name of a single word, like a nickname, may be any word. */
const isFullName = (name: string) => /[\s-]/.test(name);

/** All full names in the catalogue: the longest first, so that no name is replaced in part. */
function findNames(isHidden: (id: string) => boolean): readonly string[] {
  const people = new Map(seasons.flatMap(({ contestants }) => contestants).map(({ id, name }) => [name, id]));
  const nicknames = nicknameRows.map(([nickname, name]) => [nickname, people.get(name) ?? ''] as const);
  return [...people, ...nicknames]
    .filter(([name, id]) => isFullName(name) && isHidden(id))
    .map(([name]) => name)
    .sort((a, b) => b.length - a.length);
}

/**
 * Creates a function that replaces the full names of hidden people in a text, whatever their case and accents, as whole
 * words. The expression is built at the first text.
 */
export function createNameMask(
  isHidden: (id: string) => boolean,
  replacement = MASKED_NAME,
): (text: string) => string {
  let names: RegExp | undefined;
  const getNames = () => {
    const patterns = findNames(isHidden).map(toPattern);
    // Nothing matches the empty class.
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|') || '[]'})(?![\\p{L}\\p{N}])`, 'gu');
  };
  return (text) => {
    names ??= getNames();
    const { folded, indices } = fold(text);
    let shown = '';
    let end = 0;
    for (const { 0: found, index } of folded.matchAll(names)) {
      shown += text.slice(end, indices[index]) + replacement;
      end = (indices[index + found.length - 1] ?? text.length) + 1;
    }
    return shown + text.slice(end);
  };
}
