/** Characters that look like the letter below them, mostly Cyrillic and Greek ones. */
const LOOK_ALIKES = 'АВЕЗКМНОРСТУХЬІЈЅҺӀԀԚԜпΑΒΕΖΗΙΚΜΝΟΡΤΥΧγηνυωØŁĐ013L|';
const LETTERS = 'ABEEKMHOPCTYXBIJSHIDQWNABEZHIKMNOPTYXYNVUWOIDOIEII';

/** The letter that a character looks like, and any other in capitals. */
export function foldCharacter(character: string): string {
  const upper = character.toUpperCase();
  const index = LOOK_ALIKES.indexOf(LOOK_ALIKES.includes(character) ? character : upper);
  return LETTERS[index] ?? upper;
}

const foldLetters = (text: string) =>
  text.replace(/./gu, foldCharacter).replace(/RN/g, 'M').replace(/VV/g, 'W');

/**
 * Names that look alike give the same text: case, accents, blanks, punctuation and letters of other scripts make no
 * difference, nor do `I`, `l` and `1`, or `O` and `0`.
 */
export function foldLookAlikes(name: string): string {
  return foldLetters(name.normalize('NFKD').replace(/[^\p{L}\p{N}\p{S}]/gu, '')) || name;
}

const latin = /\p{Script=Latin}/u;
const likeLatin =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;

/** Whether a name has Latin letters, and others of a script whose letters look like them. */
export function mixesScripts(name: string): boolean {
  return latin.test(name) && likeLatin.test(name);
}
