/** Letters and signs without a shape, and code points that Unicode reserves for such. */
export const blanks =
  '\\s\u115f\u1160\u2065\u2800\u3164\uffa0\ufff0-\ufff8\u{16fe4}\u{1d159}\u{e0000}\u{e0002}-\u{e001f}\u{e0080}-\u{e00ff}\u{e01f0}-\u{e0fff}';

/** What turns the direction of the text around it, and what no text can hold. The marks of right-to-left texts do neither. */
const deceptive = /[\0\u202a-\u202e\u2066-\u2069\p{Cs}]/u;
const visible = new RegExp(`[^${blanks}\\p{Z}\\p{M}\\p{Cc}\\p{Cf}\\p{Co}]`, 'u');

/** Marks over and under a letter, also with formatting characters between them. No script needs more than six. */
const mark = '[\\p{Mn}\\p{Me}]';
const manyMarks = `${mark}(?:\\p{Cf}*${mark}){5}`;
const pile = `(${manyMarks})(?:\\p{Cf}*${mark})+`;
const piled = new RegExp(pile, 'u');

/** A text with at most six marks a letter: more of them cover the lines around it. */
export function removePiledMarks(text: string): string {
  return text.replace(new RegExp(pile, 'gu'), '$1');
}

/** Whether a text can look like another one. */
export function isDeceptive(text: string): boolean {
  return deceptive.test(text);
}

/** A text without what could make it look like another one, or cover others. */
export function removeDeceptive(text: string): string {
  return removePiledMarks(text.replace(new RegExp(deceptive, 'gu'), ''));
}

/** The message that says why others could not read a text, or undefined. The rules refuse the same. */
export function findTextProblem(text: string): string | undefined {
  if (isDeceptive(text)) return 'Hidden characters change how this reads. Delete it and type it again.';
  if (piled.test(text)) return 'There are too many marks on one letter. Delete some of them.';
  return text.trim() === '' || visible.test(text) ? undefined : 'Nobody could see this text.';
}

const blankRun = new RegExp(`[${blanks}\\p{Z}\\p{Cf}]{3,}`, 'gu');

/** A text with at most two line breaks in a row, also where a line between them shows nothing. */
export function foldLineBreaks(text: string): string {
  return text.replace(blankRun, (run) => (run.split(/\r?[\n\v\f\r\u2028\u2029]/).length > 3 ? '\n\n' : run));
}
