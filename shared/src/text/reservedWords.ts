import { foldCharacter } from './lookAlikes.ts';

/**
 * Rarer characters that look like the letters of reserved words, and what stands for one ('M0d3r4t0r'). A capital has its small
 * letter with it.
 */
const rareLookAlikes = {
  A: 'ΛⱭɅȺᴀᎪꓮ4@',
  C: 'ȻƇᴄᏟꓚⲤ',
  D: 'ÐƉƊᴅᎠꓓ',
  E: 'ЄƎƏƐɆᴇᎬꓰⲈ€',
  I: 'ƖƗĿɪıʟᎥᏞꓡꓲⲒⳐ',
  K: 'ҚҜҞҠӃƘⱩꝀĸᴋᏦꓗⲔ',
  M: 'ⱮᴍʍᎷꓟⲘ',
  N: 'ŊƝȠոɴꓠⲚ',
  O: 'ӨѲΘƟՕօᴏᎾꓳⲞ०০੦૦௦౦೦൦๐໐',
  R: 'ЯгƦɌⱤɾʀᎡᏒꓣ',
  S: 'ՏꜱᏕᏚꓢ5$',
  T: 'ŦƬƮᴛᎢꓔⲦ7',
  U: 'ՍƱɄᴜꓴ',
};
const letters = new Map(
  Object.entries(rareLookAlikes).flatMap(([letter, alike]) =>
    [...alike].map((character) => [character, letter] as const),
  ),
);

const foldRare = (character: string) =>
  letters.get(character) ?? letters.get(character.toUpperCase()) ?? foldCharacter(character);

/** The words of a text in capitals, with letters for look-alikes, and one blank between, before and after them. */
export function foldWords(text: string): string {
  const visible = text.normalize('NFKD').replace(/[\p{M}\p{Cf}\u115f\u1160]/gu, '');
  return ` ${visible.replace(/./gu, foldRare)} `.replace(/[^\p{L}\p{N}]+/gu, ' ').replace(/RN/g, 'M');
}

/** Patterns of folded words (`foldWords`), in which L is I. The rules have the same. */

/** A word that fills a name's place, also with blanks between its letters. */
const spread = (word: string) => ` ${[...word].join(' ?')} `;

/** Only the app says these of people. 'Badminton', 'Padmini' and 'Modesto' are none of them. */
export const reservedRoles = [
  'MODERATOR|CURATOR| ADMIN|ADMINS? | MODS?( |TEAM)| IIST ?CREATORS? ',
  ...['MODERATOR', 'CURATOR', 'ADMIN'].map(spread),
].join('|');

/** Its own name, but not 'Outranked', 'Outranking' and 'Outranks'. */
const appInNames = `OUTRANK([^EIS]|E[^DR]|I[^N]|S[^ ])|${spread('OUTRANK')}`;

/** Of a name of a user or a group. */
export const reservedInNames = `${reservedRoles}|${appInNames}`;

/** What such a name cannot do, after its noun. */
export const RESERVED = "can't say Outrank, moderator, mod, curator, admin or list creator.";

const expression = new RegExp(reservedInNames);

/** Whether a name of a user or a group speaks for the app, also with look-alikes. */
export function hasReservedWord(name: string): boolean {
  return expression.test(foldWords(name));
}
