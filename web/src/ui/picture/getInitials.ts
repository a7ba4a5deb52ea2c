/** `Parvati Shallow` gives PS, `Sandra Diaz-Twine` SD, `Coach` C, `J.T. Thomas` JT; a nickname in quotes is skipped. */
export function getInitials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word) && !/^["'“(]/.test(word));
  const first = words[0]?.match(/\p{L}/u)?.[0] ?? '?';
  const second = words.length > 1 ? (words[1]?.match(/\p{L}/u)?.[0] ?? '') : '';
  return (first + second).toUpperCase();
}
