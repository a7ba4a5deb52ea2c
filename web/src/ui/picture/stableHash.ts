/** The same words give the same number, on every device and forever: 32-bit FNV-1a. */
export function stableHash(words: string): number {
  let hash = 0x811c9dc5;
  for (const character of words) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** One of the choices, always the same one for the same words. */
export function pickByHash<Choice>(words: string, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[stableHash(words) % choices.length] ?? choices[0];
}
