/** Characters that look like the letter below them, mostly Cyrillic and Greek ones. */
const LOOK_ALIKES = 'АВЕЗКМНОРСТУХЬІЈЅҺӀԀԚԜпΑΒΕΖΗΙΚΜΝΟΡΤΥΧγηνυωØŁĐ013L|';
const LETTERS = 'ABEEKMHOPCTYXBIJSHIDQWNABEZHIKMNOPTYXYNVUWOIDOIEII';

function foldCharacter(character: string): string {
  const upper = character.toUpperCase();
  const index = LOOK_ALIKES.indexOf(LOOK_ALIKES.includes(character) ? character : upper);
  return LETTERS[index] ?? upper;
}

/**
 * Names that look alike give the same text: case, accents, blanks, punctuation and letters of other scripts make no
 * difference, nor do `I`, `l` and `1`, or `O` and `0`.
 */
export function foldLookAlikes(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\p{S}]/gu, '')
    .replace(/./gu, foldCharacter)
    .replace(/RN/g, 'M')
    .replace(/VV/g, 'W');
  return folded || name;
}
