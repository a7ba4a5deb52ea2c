export type SeasonColors = readonly [string, string];

/** The colors of the tribes' buffs, chosen so that both light and dark text is readable on them. */
const buff = {
  orange: '#d9731a',
  yellow: '#e0b12c',
  blue: '#2f6da8',
  green: '#3f8a4f',
  red: '#b93a32',
  purple: '#71489a',
  copper: '#a8582c',
  black: '#3a3a40',
  teal: '#1f8282',
} as const;

type Buff = keyof typeof buff;

/** The buffs of two tribes of each season, for emblems, placeholders and the edges of cards. */
const tribes: Record<number, readonly [Buff, Buff]> = {
  1: ['orange', 'yellow'],
  2: ['blue', 'green'],
  3: ['yellow', 'red'],
  4: ['yellow', 'blue'],
  5: ['copper', 'purple'],
  6: ['yellow', 'blue'],
  7: ['blue', 'orange'],
  8: ['red', 'green'],
  9: ['red', 'yellow'],
  10: ['copper', 'blue'],
  11: ['blue', 'yellow'],
  12: ['orange', 'purple'],
  13: ['green', 'red'],
  14: ['green', 'orange'],
  15: ['yellow', 'red'],
  16: ['orange', 'purple'],
  17: ['yellow', 'red'],
  18: ['red', 'black'],
  19: ['yellow', 'purple'],
  20: ['blue', 'red'],
  21: ['blue', 'yellow'],
  22: ['orange', 'purple'],
  23: ['red', 'blue'],
  24: ['orange', 'blue'],
  25: ['red', 'yellow'],
  26: ['purple', 'orange'],
  27: ['red', 'yellow'],
  28: ['purple', 'orange'],
  29: ['orange', 'blue'],
  30: ['red', 'blue'],
  31: ['blue', 'red'],
  32: ['blue', 'red'],
  33: ['orange', 'purple'],
  34: ['red', 'blue'],
  35: ['blue', 'green'],
  36: ['orange', 'purple'],
  37: ['orange', 'purple'],
  38: ['yellow', 'blue'],
  39: ['orange', 'purple'],
  40: ['blue', 'red'],
  41: ['green', 'yellow'],
  42: ['blue', 'orange'],
  43: ['yellow', 'red'],
  44: ['orange', 'purple'],
  45: ['blue', 'red'],
  46: ['orange', 'green'],
  47: ['yellow', 'red'],
  48: ['purple', 'green'],
  49: ['yellow', 'blue'],
  50: ['orange', 'teal'],
};

/** Two colors as CSS hex. An unknown season gets teal and black. */
export function seasonColors(seasonNumber: number): SeasonColors {
  const [first, second] = tribes[seasonNumber] ?? (['teal', 'black'] as const);
  return [buff[first], buff[second]];
}
