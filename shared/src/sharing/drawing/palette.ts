/** The colors of the cards: the app's dark theme, in the notation that every painter understands. */
export const palette = {
  night: '#0a1510',
  ground: '#101e18',
  raised: '#182a22',
  ink: '#f6f0e2',
  inkSoft: '#b9b8a6',
  torch: '#f5a13c',
  flame: '#ffe3a8',
  leaf: '#6fc596',
  wood: '#8a5a34',
  woodDark: '#6d452a',
} as const;

const toChannels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Mixes two colors `#rrggbb`. @param share of the second, from 0 to 1. */
export function mixColors(first: string, second: string, share: number): string {
  const others = toChannels(second);
  const mixed = toChannels(first).map((value, index) => value + ((others[index] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
