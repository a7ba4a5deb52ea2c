/** Letters and signs without a shape, and code points that Unicode reserves for such. */
export const blanks =
  '\\s\u115f\u1160\u2065\u2800\u3164\uffa0\ufff0-\ufff8\u{16fe4}\u{1d159}\u{e0000}\u{e0002}-\u{e001f}\u{e0080}-\u{e00ff}\u{e01f0}-\u{e0fff}';

/** What turns the direction of the text around it, and what no text can hold. The marks of right-to-left texts do neither. */
const deceptive = /[\0\u202a-\u202e\u2066-\u2069\p{Cs}]/u;
const visible = new RegExp(`[^${blanks}\\p{Z}\\p{M}\\p{Cc}\\p{Cf}\\p{Co}]`, 'u');

/** Whether a text can look like another one. */
export function isDeceptive(text: string): boolean {
  return deceptive.test(text);
}

/** A text without what could make it look like another one. */
export function removeDeceptive(text: string): string {
  return text.replace(new RegExp(deceptive, 'gu'), '');
}

/** The message that says why others could not read a text, or undefined. The rules refuse the same. */
export function findTextProblem(text: string): string | undefined {
  if (isDeceptive(text)) return 'Hidden characters change how this reads. Delete it and type it again.';
  return text.trim() === '' || visible.test(text) ? undefined : 'Nobody could see this text.';
}
