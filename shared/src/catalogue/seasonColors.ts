export type SeasonColors = readonly [string, string];

/** The colors of the tribes' buffs, chosen so that both light and dark text is readable on them. */
const buffs: Readonly<Record<string, string>> = {
  o: '#d9731a', // orange
  y: '#e0b12c', // yellow
  b: '#2f6da8', // blue
  g: '#3f8a4f', // green
  r: '#b93a32', // red
  p: '#71489a', // purple
  c: '#a8582c', // copper
  k: '#3a3a40', // black
  t: '#1f8282', // teal
};

/** The buffs of two tribes of each season, for emblems, placeholders and the edges of cards. */
const tribes = [
  'oy bg yr yb cp yb bo rg ry cb', // 1 to 10
  'by op gr go yr op yr rk yp br', // 11 to 20
  'by op rb ob ry po ry po ob rb', // 21 to 30
  'br br op rb bg op op yb op br', // 31 to 40
  'gy bo yr op br og yr pg yb ot', // 41 to 50
]
  .join(' ')
  .split(' ');

/** Two colors as CSS hex. An unknown season gets teal and black. */
export function seasonColors(seasonNumber: number): SeasonColors {
  const [first = 't', second = 'k'] = tribes[seasonNumber - 1] ?? 'tk';
  return [buffs[first] ?? '', buffs[second] ?? ''];
}
