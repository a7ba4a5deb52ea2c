import { getContestants } from '../catalogue/catalogue.ts';
import { nicknameRows } from '../catalogue/nicknames.generated.ts';

/** Replaces a name in a text. */
export const MASKED_NAME = "someone you haven't watched";

/** Accents, and characters that nobody sees. */
const UNSEEN = /[\p{M}\p{Cf}]/gu;

/**
 * A text in plain lower case: without accents and invisible characters, with one kind of hyphen and apostrophe; and for each
 * character where its original starts and ends.
 */
function fold(text: string) {
  let folded = '';
  let end = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const character of text) {
    const start = end;
    end += character.length;
    const part = foldCharacter(character);
    for (let count = part.length; count > 0; count -= 1) {
      starts.push(start);
      ends.push(end);
    }
    folded += part;
  }
  return { folded, starts, ends };
}

const foldCharacter = (character: string) =>
  character < '\u0080'
    ? character.toLowerCase()
    : character
        .normalize('NFKD')
        .replace(UNSEEN, '')
        .replace(/\p{Pd}/u, '-')
        .replace(/[‘’ʼ]/, "'")
        .toLowerCase();

/** Names with their dots, apostrophes, blanks and hyphens left out or exchanged are found too. */
function toPattern(name: string): string {
  return fold(name).folded.replace(/[.']/g, '[$&]?').replace(/[\s-]/g, '[-_\\s]*');
}

/** A name of a single word, like a nickname, may be any word. */
const isFullName = (name: string) => /[\s-]/.test(name);

/** All full names in the catalogue: the longest first, so that no name is replaced in part. */
function findNames(isHidden: (id: string) => boolean): readonly string[] {
  const people = new Map(getContestants().map(({ id, name }) => [name, id]));
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
export function createNameMask(isHidden: (id: string) => boolean, replacement = MASKED_NAME) {
  let names: RegExp | undefined;
  const getNames = () => {
    const patterns = findNames(isHidden).map(toPattern);
    // Nothing matches the empty class.
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|') || '[]'})(?![\\p{L}\\p{N}])`, 'gu');
  };
  return (text: string) => {
    names ??= getNames();
    const { folded, starts, ends } = fold(text);
    let shown = '';
    let end = 0;
    for (const { 0: found, index } of folded.matchAll(names)) {
      shown += text.slice(end, starts[index]) + replacement;
      end = ends[index + found.length - 1] ?? text.length;
    }
    return shown + text.slice(end);
  };
}

/** The first name of 'Tony Vlachos' is 'Tony'. */
const getFirstName = (name: string) => fold(name).folded.split(/\s/)[0] ?? '';

/**
 * Creates a function that finds the first names of people whom the reader does not know, unless somebody known has the same.
 * They have to be written with a capital, because many, like 'will' and 'joy', are words too.
 */
export function createFirstNameSearch(isKnown: (id: string) => boolean): (text: string) => boolean {
  let names: ReadonlySet<string> | undefined;
  const getNames = () => {
    const people = getContestants();
    const known = new Set(people.filter(({ id }) => isKnown(id)).map(({ name }) => getFirstName(name)));
    return new Set(people.map(({ name }) => getFirstName(name)).filter((name) => !known.has(name)));
  };
  return (text) => {
    names ??= getNames();
    const hidden = names;
    return (text.match(/\p{Lu}[\p{L}\p{M}\p{Cf}.]*(?:[-\p{Pd}'’]\p{L}+)*/gu) ?? []).some((word) => {
      const { folded } = fold(word);
      return hidden.has(folded) || hidden.has(folded.replace(/\.$|'s$/g, ''));
    });
  };
}
