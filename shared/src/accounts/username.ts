import { USERNAME_MAX } from '../limits.ts';
import { blanks, removePiledMarks } from '../text/readable.ts';
import { hasReservedWord, RESERVED } from '../text/reservedWords.ts';
import { truncateText } from '../text/text.ts';

const NAMELESS = 'Castaway';

/** Separators and their lookalikes, with which a name could fake a date or badge. `hasSeparator` in the rules has them too. */
const separators =
  '|¦\u00b7\u01c0-\u01c3\u0387\u1427\u16eb\u2016\u2022\u2023\u2027\u2043\u2218\u2219\u2223\u2225\u22c5\u23d0\u2500-\u257f\u25a0-\u25ff\u2758-\u275a\u2981\u2b24\u2e30\u2e31\u2e33\u30fb\u318d\uff5c\uff65\uffe8\u{10101}\ua78f';
const invisible =
  '\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Me}\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}';

/** Letters in another style, which look like plain ones. `isUsername` in the rules has them too. */
const styled =
  /[\u00aa\u00b2\u00b3\u00b9\u00ba\u0132\u0133\u017f\u01c4-\u01cc\u01f1-\u01f3\u02b0-\u02b8\u02e0-\u02e4\u1d2c-\u1dbf\u2070-\u209c\u20a8\u2100-\u217f\u2460-\u24ea\u2c7c\u2c7d\u3371-\u33df\ua7f1-\ua7f4\ufb00-\ufb06\uff10-\uff5a\u{10780}-\u{107ba}\u{1ccd6}-\u{1ccf9}\u{1d400}-\u{1d7ff}\u{1e030}-\u{1e06d}\u{1f100}-\u{1f16f}\u{1fbf0}-\u{1fbf9}]/gu;

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

/** A name with plain letters for styled ones. */
export function toPlainLetters(name: string): string {
  return name.replace(styled, (letter) => letter.normalize('NFKC')).normalize('NFC');
}

function removeDeception(name: string): string {
  return removePiledMarks(toPlainLetters(name))
    .replace(styled, '')
    .replace(gap, ' ')
    .replace(invisibleOutsideEmoji, '$1')
    .replace(leadingMarks, '$1')
    .trim()
    .replace(trailingMarks, '$1');
}

/**
 * A valid username: trimmed, cut to 30 characters, and without invisible characters, stray marks, separators and styled letters. A
 * blank name, and one with a reserved word, becomes 'Castaway'.
 */
export function toUsername(name: string | null | undefined): string {
  const username = truncateText(removeDeception(name ?? ''), USERNAME_MAX);
  if (username !== name) return toUsername(username);
  return username === '' || hasReservedWord(username) ? NAMELESS : username;
}

/** The message that says why a username cannot be saved, or undefined. The name is trimmed and not empty. */
export function findUsernameProblem(name: string): string | undefined {
  if (toUsername(name) === name) return undefined;
  if (separator.test(name))
    return "Usernames can't have separators such as · • or |. Try a space or a hyphen.";
  return hasReservedWord(name)
    ? `Usernames ${RESERVED}`
    : 'This name has invisible characters. Delete it and type it again.';
}
