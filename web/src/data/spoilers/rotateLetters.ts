/** ROT13: makes a text unreadable at a glance, and readable again. */
export function rotateLetters(text: string): string {
  return text.replace(/[a-z]/gi, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) + (letter.toLowerCase() < 'n' ? 13 : -13)),
  );
}
