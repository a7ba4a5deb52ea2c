/** "Parvati Shallow" is PS, "Jonathan Penner II" JP, "Sandra" S, "J.T. Thomas" JT. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word) && !/^["'“(]/.test(word));
  const first = words[0]?.match(/\p{L}/u)?.[0] ?? '?';
  const second = words.length > 1 ? (words[1]?.match(/\p{L}/u)?.[0] ?? '') : '';
  return (first + second).toUpperCase();
}
