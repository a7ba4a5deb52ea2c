/** Ordinary names, in several scripts and with emoji. */
export const acceptedNames: readonly string[] = [
  'Lucía R.',
  'IdolInMyPocket',
  '🔥 Tony',
  "O'Neill",
  'Ana ❤️',
  '👩‍🚀 Ana',
  '👨‍👩‍👧 at home',
  '🏳️‍🌈',
  'Jean-Luc (JL) #1',
  'José Ñandú',
  'Nguyễn Văn Đức',
  'Өлгий Жаргал',
  'Γιώργος',
  '李小龍',
  'さくら',
  'प्रिया',
  'สมชาย ปู่',
  'שָׁלוֹם',
  'محمد علي',
  'a💯b',
  '$ $',
];

/** What imitates the app's layout or another name, by kind. */
export const deceptiveNames: readonly (readonly [kind: string, names: readonly string[]])[] = [
  [
    'separators',
    ['Ada Okafor · List creator', 'Ada • Ana', 'Ada | Ana', 'Ada ∙ x', 'Ada ⋅ x', 'Ada ‧ x', 'Ada ・ x'],
  ],
  ['look-alikes of a bar', ['Ada ¦ x', 'Ada │ x', 'Ada ｜ x', 'Ada ❘ x', 'Ada ǀ x', 'Ada ∣ x', 'Ada ‖ x']],
  ['big dots', ['Ada ● x', 'Ada ⬤ x', 'Ada ‣ x', 'Ada · x']],
  [
    'zero-width characters',
    ['Ada\u200b', 'A\u200cda', 'Ada\u200d', 'Ada\u2060x', 'Ada\u00adx', '\ufeffAda x\ufeffy'],
  ],
  ['marks of direction', ['\u202eAda', 'Ada\u200f', '\u200eAda', '\u2066Ada\u2069', '\u061cAda']],
  ['control characters', ['Ada\u0000', 'Ada\u0007x', 'Ada\u009fx', 'A\u001bda']],
  ['tags and private characters', ['Ada\u{e0041}', 'Ada\ue000']],
  [
    'invisible letters',
    ['Ada\u3164', '\u115fAda', 'Ada\u2800x', 'A\uffa0da', 'A\u034fda', 'Ada\ufe0f', 'A\ufe00da'],
  ],
  ['signs without a shape', ['Ada\u{1d159}', 'A\u{16fe4}da']],
  [
    'code points reserved for invisible characters',
    ['\u2065', 'A\ufff0da', 'Ada\ufff8', 'Ada\u{e0000}', 'Ada\u{e0002}', 'Ada\u{e0080}x', 'Ada\u{e01f0}'],
  ],
  [
    'marks before or after the name',
    ['\u0301Ada', 'Adaq\u0301', 'Ada \u0301x', 'Ada\u20dd', 'A\u0489da', '\u0e48Ada'],
  ],
];
