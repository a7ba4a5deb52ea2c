import { USERNAME_MAX } from '../limits.ts';
import { truncateText } from '../text/text.ts';

const NAMELESS = 'Castaway';

/** Separators and their lookalikes, with which a name could fake a date or badge. `hasSeparator` in the rules has them too. */
const separators =
  '|¦\u00b7\u01c0-\u01c3\u0387\u1427\u16eb\u2016\u2022\u2023\u2027\u2043\u2218\u2219\u2223\u2225\u22c5\u23d0\u2500-\u257f\u25a0-\u25ff\u2758-\u275a\u2981\u2b24\u2e30\u2e31\u2e33\u30fb\u318d\uff5c\uff65\uffe8\u{10101}\ua78f';
/** Letters and signs without a shape, and code points that Unicode reserves for such. */
const blanks =
  '\\s\u115f\u1160\u2065\u2800\u3164\uffa0\ufff0-\ufff8\u{16fe4}\u{1d159}\u{e0000}\u{e0002}-\u{e001f}\u{e0080}-\u{e00ff}\u{e01f0}-\u{e0fff}';
const invisible =
  '\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Me}\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}';

const separator = new RegExp(`[${separators}]`, 'u');
const gap = new RegExp(`[${separators}${blanks}]+`, 'gu');
/** Every other character. Newer emoji are not symbols yet in the Unicode tables of older browsers. */
const symbol = '[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{Z}\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}]';
/** Emoji choose their look and join with invisible characters, so these are kept inside an emoji. */
const invisibleOutsideEmoji = new RegExp(
  `(${symbol}\ufe0f?(?:\u200d${symbol}\ufe0f?)*)|[${invisible}]`,
  'gu',
);
const leadingMarks = /(^| )\p{M}+/gu;
/** Marks that belong to no script. Words of some scripts end with marks of their own. */
const trailingMarks = new RegExp(`(${symbol}\ufe0f)?\\p{Script=Inherited}*$`, 'u');

function removeDeception(name: string): string {
  return name
    .normalize('NFC')
    .replace(gap, ' ')
    .replace(invisibleOutsideEmoji, '$1')
    .replace(leadingMarks, '$1')
    .trim()
    .replace(trailingMarks, '$1');
}

/**
 * A valid username: trimmed, cut to 30 characters, and without invisible characters, stray marks and separators. A blank name
 * becomes 'Castaway'.
 */
export function toUsername(name: string | null | undefined): string {
  const username = truncateText(removeDeception(name ?? ''), USERNAME_MAX);
  return username === name ? username || NAMELESS : toUsername(username);
}

/** The message that says why a username cannot be saved, or undefined. The name is trimmed and not empty. */
export function findUsernameProblem(name: string): string | undefined {
  if (toUsername(name) === name) return undefined;
  return separator.test(name)
    ? "Usernames can't have separators such as · • or |. Try a space or a hyphen."
    : 'This name has invisible characters. Delete it and type it again.';
}
