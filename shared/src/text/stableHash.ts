/** FNV-1a, 32 bits: the same text gives the same number on every device. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** The same, with its low bits mixed: they choose among few. */
export function stableHash(text: string): number {
  const hash = fnv1a(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Picks one of the choices, always the same one for the same text. */
export function pickByHash<Choice>(text: string, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[stableHash(text) % choices.length] ?? choices[0];
}
